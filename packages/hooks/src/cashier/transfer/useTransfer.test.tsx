import { expect, it } from 'vitest'
import { useTransfer } from '../../index.ts'
import { moneyForm } from '../../test/moneyForm.tsx'
import { owe } from '../../test/owed.ts'
import { type TestLobby, testLobby } from '../../test/testLobby.tsx'

const formOf = (test: TestLobby) => moneyForm(test, useTransfer)
const RIGHT = { amount: '500', paymentPassword: '123456' }

it('BAL-05 BAL-08 an agent hands money to the upline, once for two taps', async () => {
  const test = await testLobby({ member: 'agent01' })
  const form = await formOf(test)
  expect(form.now()).toMatchObject({ upline: 'master01', obstacle: undefined })
  await form.type(RIGHT)
  await form.submit({ times: 2 })
  expect(form.now().orderText).toBe('₱500.00')
  expect(test.network.count('/wps/relay/transfer')).toBe(1)
  expect(test.backend.member('agent01')?.balanceCents).toBe(5_382_100)
})

it.each(['maria88', 'agent02'])('BAL-08 %s may not, and is not asked for terms in vain', async (member) => {
  const test = await testLobby({ member })
  const form = await formOf(test)
  expect(form.now()).toMatchObject({ obstacle: 'notAllowed', load: { status: 'ready' } })
})

it('BAL-08 nobody may where the site does not offer it', async () => {
  const test = await testLobby({ member: 'agent01' })
  test.backend.setFlag('AGETRANSFERUP3', false)
  const form = await formOf(test)
  expect(form.now().obstacle).toBe('notAllowed')
})

it('BAL-05 a transfer whose answer is lost is found out', async () => {
  const test = await testLobby({ member: 'agent01' })
  const form = await formOf(test)
  await form.type(RIGHT)
  test.network.lose('/wps/relay/transfer')
  await form.submit()
  expect(form.now().found).toMatchObject({ outcome: 'done', what: '₱500.00' })
  expect(test.backend.orders('agent01')).toHaveLength(1)
})

it('BAL-08 says before anything is typed how much is still to be played', async () => {
  const test = await testLobby({ member: 'agent01' })
  await owe(test, 500)
  expect((await formOf(test)).now()).toMatchObject({ obstacle: 'turnover', shown: { turnoverLeft: '₱500.00' } })
})
