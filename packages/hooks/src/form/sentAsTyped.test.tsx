import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerPrompt } from '../core/notices/notices.ts'
import { type FieldProps, useDeposit, useFeedback, useHandDown, useLogin, useProfileField } from '../index.ts'
import { passwordOf, renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'

const type = (field: FieldProps | undefined, value: string) => field?.onChange({ target: { value } })

/** A skin types into a form and sends it within one event, before anything is drawn: a button for an amount, a password manager. */
async function inOneEvent<Screen>(test: TestLobby, use: () => Screen, work: (screen: Screen) => unknown) {
  const { result } = renderIn(test, use)
  await settle(test)
  act(() => void work(result.current))
  await settle(test)
  const { prompt } = test.lobby.state
  act(() => answerPrompt(test.lobby, true))
  await settle(test)
  return { asked: JSON.stringify(prompt?.text) }
}
const member = (account = 'maria88') => testLobby({ member: account, backend: { crowd: 5 } })

it('the amount that is chosen and ordered in one event is the one that is asked about and ordered', async () => {
  const test = await member()
  const { asked } = await inOneEvent(test, useDeposit, (form) => {
    form.amount.choose(700)
    void form.submit()
  })
  expect(asked).toContain('700')
  expect(test.wentTo).toHaveLength(1)
})

it('money is handed down as it stands in the form when it is sent', async () => {
  const test = await member('agent01')
  const before = test.backend.member('ella26')?.balanceCents ?? 0
  const { asked } = await inOneEvent(
    test,
    () => useHandDown(['ella26']),
    (form) => {
      form.rows[0]?.choose(100)
      type(form.payment.field, '123456')
      void form.submit()
    },
  )
  expect(asked).toContain('₱100.00')
  expect(test.backend.member('ella26')?.balanceCents).toBe(before + 10_000)
})

it('a login goes out with what a password manager has just filled in', async () => {
  const test = await testLobby()
  await inOneEvent(test, useLogin, (form) => {
    type(form.field('username'), 'maria88')
    type(form.field('password'), passwordOf('maria88'))
    void form.submit()
  })
  expect(test.lobby.state.session?.userName).toBe('maria88')
})

it('a nickname is saved as it was typed last', async () => {
  const test = await member()
  await inOneEvent(
    test,
    () => useProfileField('nickname', () => {}),
    (form) => {
      type(form.field('nickname'), 'Luningning')
      void form.submit()
    },
  )
  expect(test.backend.member('maria88')?.nickname).toBe('Luningning')
})

it('a feedback is sent as it was typed last', async () => {
  const test = await member()
  await inOneEvent(test, useFeedback, (form) => {
    type(form.field('content'), 'The deposit of yesterday is still missing.')
    void form.submit()
  })
  expect(test.backend.calls.at(-1)).toMatchObject({ operationId: 'sendFeedback' })
  expect(test.backend.violations).toEqual([])
})
