import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dismissedToday, isDismissedDays, isIdList, popupsToShow } from './popups.rules.ts'

const TODAY = '2026-03-07'
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }))
const popups = ids.map((list) => list.map((id) => ({ id, title: `Popup ${id}` })))

it('HOME-09 a popup shows unless it was seen in this session or dismissed today, in the server’s order', () => {
  fc.assert(
    fc.property(
      popups,
      ids,
      fc.dictionary(fc.stringMatching(/^\d{1,2}$/), fc.constantFrom(TODAY, '2026-03-06')),
      (all, seen, days) => {
        const shown = popupsToShow(all, { seen, dismissed: days, today: TODAY })
        for (const popup of all) expect(shown.includes(popup)).toBe(!seen.includes(popup.id) && days[popup.id] !== TODAY)
        expect(all.filter((popup) => shown.includes(popup))).toEqual(shown)
      },
    ),
  )
})

it('HOME-09 dismissing holds for today alone and does not pile up on the device', () => {
  const yesterday = dismissedToday({}, 21, '2026-03-06')
  const today = dismissedToday(yesterday, 22, TODAY)
  expect(today).toEqual({ 22: TODAY })
  expect(popupsToShow([{ id: 22, title: '' }], { seen: [], dismissed: today, today: '2026-03-08' })).toHaveLength(1)
})

it('HOME-09 foreign or broken storage counts as nothing seen', () => {
  expect([isDismissedDays([]), isDismissedDays('x'), isDismissedDays({ 1: 2 }), isDismissedDays(null)]).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect([isIdList(['1']), isIdList({}), isIdList([1, 2])]).toEqual([false, false, true])
})
