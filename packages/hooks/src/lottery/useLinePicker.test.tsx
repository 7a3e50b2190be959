import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useLinePicker, useLotteryGame } from '../index.ts'
import { started } from '../test/lotteryPlayer.tsx'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'
import type { PlayMethod } from './plays.rules.ts'

describe('picking a line', () => {
  it('counts its bets, says what it costs and pays, and puts it on the slip', async () => {
    const { now, step, sides } = await started()
    expect(now().picker).toMatchObject({ count: 0, problem: { id: 'slip_pick_first' } })
    await step(() => now().picker.chooseMethod('d5_last3'))
    expect(now().picker.rows).toHaveLength(3)
    await step(() => now().picker.pickRow(0, 'odd'))
    await step(() => now().picker.pick(1, '7'))
    await step(() => now().picker.pick(2, '7'))
    await step(() => now().picker.stake.choose(10))
    expect(now().picker).toMatchObject({ count: 5, times: 931, amount: '₱50.00', problem: undefined })
    await step(() => void now().picker.add())
    expect(now().slip.lines).toMatchObject([{ count: 5, amount: '₱50.00', isChanged: false }])
    expect(now().picker.count).toBe(0)
    await step(() => now().picker.chooseMethod('d5_sum'))
    await sides()
    expect(now().slip).toMatchObject({ count: 7, total: '₱70.00' })
  })

  it('takes several picks before the next drawing, and puts what is picked on the slip once', async () => {
    const { now, step } = await started()
    await step(() => now().picker.chooseMethod('d5_last3'))
    await step(() => {
      const { pick, pickRow } = now().picker
      for (const number of ['1', '2']) pick(0, number)
      pickRow(1, 'odd')
      pick(2, '7')
    })
    expect(now().picker).toMatchObject({ count: 10 })
    await step(() => {
      const { add } = now().picker
      expect([add(), add()]).toEqual([true, false])
    })
    expect(now().slip.lines).toMatchObject([{ count: 10 }])
  })

  it('says where a bet is paid for each of the prizes that it hits', async () => {
    const test = await testLobby()
    const { result } = renderIn(test, () => useLinePicker(useLotteryGame('TCG_LOTTO_VN_ELOTT_1').table, 'trad'))
    await settle(test)
    expect(result.current).toMatchObject({ method: { code: 'vn_lo2' }, times: 5.29, paysEachHit: true })
    act(() => result.current.chooseMethod('vn_de'))
    await settle(test)
    expect(result.current).toMatchObject({ method: { code: 'vn_de' }, paysEachHit: false })
  })

  it('offers one line by chance, or five at once', async () => {
    const { now, step } = await started()
    const [one = 0, several = 0, ...others] = now().picker.quickPicks
    expect(others).toEqual([])
    await step(() => now().picker.addQuickPicks(one))
    expect(now().slip.lines).toHaveLength(1)
    await step(() => now().picker.addQuickPicks(several))
    expect(now().slip.lines).toHaveLength(6)
  })

  it('says of a full slip that it is full, takes nothing more, and keeps what is picked', async () => {
    const { now, step, sides } = await started()
    const full = { id: 'slip_full', values: { count: 50 } }
    await step(() => now().picker.addQuickPicks(48))
    await step(() => now().picker.addQuickPicks(5))
    expect(now().slip.lines).toHaveLength(50)
    expect(now().picker.quickProblem).toEqual(full)
    await step(() => now().picker.pick(0, 'big'))
    let isAdded = true
    await step(() => {
      isAdded = now().picker.add()
    })
    expect([isAdded, now().picker.count]).toEqual([false, 1])
    expect(now().picker.problem).toEqual(full)
    const [first] = now().slip.lines
    await step(() => first && now().slip.remove(first.id))
    expect([now().picker.problem, now().picker.quickProblem]).toEqual([undefined, undefined])
    // A second tap before the first one is seen finds the slip full.
    const added: boolean[] = []
    await step(() => {
      added.push(now().picker.add(), now().picker.add())
    })
    expect(added).toEqual([true, false])
    await sides()
    expect(now().slip.lines).toHaveLength(50)
  })

  it('says while one picks that the line costs more than is in the wallet, and it still goes on the slip', async () => {
    const { now, step } = await started()
    await step(() => now().picker.stake.choose(626))
    await step(() => now().picker.pick(0, 'big'))
    expect(now().picker.shortage).toBeUndefined()
    await step(() => now().picker.pick(0, 'small'))
    const short = { id: 'slip_short', values: { amount: '₱1,252.00' } }
    expect(now().picker).toMatchObject({ shortage: short, problem: undefined })
    await step(() => void now().picker.add())
    expect(now()).toMatchObject({ picker: { shortage: undefined }, slip: { problem: short } })
    const guest = await started('')
    await guest.step(() => guest.now().picker.stake.choose(9999))
    await guest.step(() => guest.now().picker.pick(0, 'big'))
    expect(guest.now().picker.shortage).toBeUndefined()
  })

  it('counts only the whole hundredths of the wallet', async () => {
    const { test, now, step } = await started()
    test.network.alter('/wps/wallets/balance', () => ({ sumBalance: 499.996 }))
    await act(() => test.lobby.queryClient.invalidateQueries())
    await step(() => now().picker.stake.choose(500))
    await step(() => now().picker.pick(0, 'big'))
    expect(now().picker.shortage).toMatchObject({ id: 'slip_short' })
    await step(() => void now().picker.add())
    expect(now().slip.problem).toMatchObject({ id: 'slip_short' })
  })

  it('says why quick picks make no line, before any number is picked', async () => {
    const { now, step } = await started()
    await step(() => now().picker.multiple.onChange({ target: { value: '' } }))
    expect(now().picker.quickProblem).toEqual({ id: 'slip_multiple', values: { most: 999 } })
    await step(() => now().picker.multiple.onChange({ target: { value: ' ٣ ' } }))
    expect(now().picker.multiple.value).toBe('3')
    await step(() => now().picker.multiple.onChange({ target: { value: '1' } }))
    await step(() => now().picker.multiple.onChange({ target: { value: '999' } }))
    await step(() => now().picker.stake.choose(9999))
    expect(now().picker.quickProblem).toMatchObject({ id: 'slip_stake' })
    await step(() => now().picker.addQuickPicks(1))
    expect(now().slip.lines).toEqual([])
    await step(() => now().picker.stake.choose(1))
    expect(now().picker.quickProblem).toBeUndefined()
  })

  it.each(['1,5', '1.5', '1e5', '-3', '0', '1000', '3 x'])(
    'says of the multiple %j at its field, and puts nothing on the slip',
    async (typed) => {
      const { now, step } = await started()
      const wrong = { id: 'slip_multiple', values: { most: 999 } }
      await step(() => now().picker.pick(0, 'big'))
      await step(() => now().picker.multiple.onChange({ target: { value: typed } }))
      expect(now().picker.multiple).toMatchObject({ value: typed.replace(' ', ''), 'aria-invalid': true })
      expect(now().picker).toMatchObject({ multipleProblem: wrong, problem: wrong, said: undefined, amount: '₱0.00' })
      let isAdded = true
      await step(() => {
        isAdded = now().picker.add()
      })
      await step(() => now().picker.addQuickPicks(1))
      expect([isAdded, now().slip.lines]).toEqual([false, []])
      await step(() => now().picker.multiple.onChange({ target: { value: '2' } }))
      expect(now().picker).toMatchObject({ multipleProblem: undefined, problem: undefined, amount: '₱2.00' })
      expect(now().picker.multiple['aria-invalid']).toBe(false)
    },
  )

  it('says of a multiple that is missing at its field once the line is added, and before that beside the cost', async () => {
    const { now, step } = await started()
    const wrong = { id: 'slip_multiple', values: { most: 999 } }
    await step(() => now().picker.pick(0, 'big'))
    await step(() => now().picker.multiple.onChange({ target: { value: '' } }))
    expect(now().picker).toMatchObject({ multipleProblem: undefined, said: wrong })
    await step(() => void now().picker.add())
    expect(now().picker).toMatchObject({ multipleProblem: wrong, said: undefined })
    expect(now().slip.lines).toEqual([])
  })

  it('says of a stake that is too small at its field, once it is left or used, and puts nothing on the slip', async () => {
    const { now, step } = await started()
    const least = { id: 'amount_least', values: { amount: '₱1.00' } }
    await step(() => now().picker.pick(0, 'big'))
    await step(() => now().picker.stake.field.onChange({ target: { value: '0.01' } }))
    expect([now().picker.stake.problem, now().picker.problem]).toEqual([undefined, undefined])
    let isAdded = true
    await step(() => {
      isAdded = now().picker.add()
    })
    expect([isAdded, now().picker.count, now().picker.stake.problem]).toEqual([false, 1, least])
    await step(() => now().picker.stake.choose(1))
    expect(now().picker.stake.problem).toBeUndefined()
    await step(() => now().picker.stake.field.onChange({ target: { value: '0.01' } }))
    await step(() => now().picker.addQuickPicks(1))
    expect(now().picker.stake.problem).toEqual(least)
    expect(now().slip.lines).toEqual([])
  })

  it('checks a stake anew when another way to bet has other limits', async () => {
    const test = await testLobby()
    const way: PlayMethod = {
      code: 'dear',
      name: 'Side',
      kind: 'straight',
      playTypes: ['trad'],
      rows: [{ numbers: ['1', '2'] }],
      odds: [{ match: '', times: 2 }],
      oddsId: 'now',
      minStake: 10,
      maxStake: 100,
    }
    const table = { code: 'X', methods: [way, { ...way, code: 'cheap', minStake: 1 }] }
    const { result } = renderIn(test, () => useLinePicker(table, 'trad'))
    const step = (work: () => void) =>
      act(async () => {
        work()
        await settle(test)
      })
    await step(() => result.current.stake.field.onChange({ target: { value: '5' } }))
    await step(() => result.current.stake.field.onBlur())
    expect(result.current.stake.problem).toMatchObject({ id: 'amount_least' })
    await step(() => result.current.chooseMethod('cheap'))
    expect(result.current.stake.problem).toBeUndefined()
  })

  it('by chance puts whole bets on the slip, and no more lines than it holds', async () => {
    const { now, step } = await started()
    await step(() => now().picker.chooseMethod('d5_group6'))
    await step(() => now().picker.addQuickPicks(5))
    expect(now().slip).toMatchObject({ count: 5, total: '₱5.00' })
    await step(() => now().picker.addQuickPicks(100))
    expect(now().slip.lines).toHaveLength(50)
    const [line] = now().slip.lines
    await step(() => now().slip.remove(line?.id ?? 0))
    expect(now().slip.lines).toHaveLength(49)
  })
})
