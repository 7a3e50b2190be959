import { expect, it } from 'vitest'
import { answerPrompt } from '../../core/notices/notices.ts'
import { useTransfer } from '../../index.ts'
import en from '../../messages/en.json'
import { moneyForm } from '../../test/moneyForm.tsx'
import { owe } from '../../test/owed.ts'
import { settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const formOf = (test: TestLobby) => moneyForm(test, useTransfer)
const SETTINGS = '/wps/system/settings/consolidated'
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

it.each(['maria88', 'agent02'])('BAL-08 %s may not, and the form does not wait for terms that are refused', async (member) => {
  const test = await testLobby({ member })
  const form = await formOf(test)
  expect(form.now()).toMatchObject({ obstacle: { kind: 'notAllowed' }, load: { status: 'ready' } })
})

it('BAL-08 nobody may where the site does not offer it', async () => {
  const test = await testLobby({ member: 'agent01' })
  test.backend.setFlag('AGETRANSFERUP3', false)
  const form = await formOf(test)
  expect(form.now().obstacle?.kind).toBe('notAllowed')
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
  expect((await formOf(test)).now()).toMatchObject({ obstacle: { kind: 'turnover' }, shown: { turnoverLeft: '₱500.00' } })
})

it('BAL-05 BAL-08 a transfer is under way before its terms are known, and asks and goes out once when they are', async () => {
  const test = await testLobby({ member: 'agent01' })
  const release = test.network.hold('/wps/relay/transfer/terms')
  const form = await formOf(test)
  await form.type(RIGHT)
  await form.submit({ times: 2 })
  expect(form.now()).toMatchObject({ status: 'pending', load: { status: 'loading' }, values: RIGHT })
  expect(form.question()).toBeUndefined()
  release()
  await settle(test)
  expect(form.question()).toContain('master01')
  answerPrompt(test.lobby, true)
  await settle(test)
  expect(form.now().orderText).toBe('₱500.00')
  expect(test.backend.orders('agent01')).toHaveLength(1)
})

it.each([
  ['who has something to play', 'agent01', ['/wps/relay/transfer/terms'], 'turnover', en.turnover_left],
  ['who may not', 'maria88', ['/wps/member/info', '/wps/relay/transfer/terms'], 'notAllowed', en.transfer_not_allowed],
  ['whose site switched it off', 'agent01', [SETTINGS], 'notAllowed', en.transfer_not_allowed],
] as const)(
  'BAL-08 %s and sends it before that is known is asked nothing, and told why',
  async (_, member, paths, obstacle, why) => {
    const test = await testLobby({ member })
    if (obstacle === 'turnover') await owe(test, 500)
    if (paths[0] === SETTINGS) test.backend.setFlag('AGETRANSFERUP3', false)
    const releases = paths.map((path) => test.network.hold(path))
    const form = await formOf(test)
    await form.type(RIGHT)
    await form.submit()
    expect(form.now().status).toBe('pending')
    for (const release of releases) release()
    await settle(test)
    expect(form.now()).toMatchObject({ status: 'idle', obstacle: { kind: obstacle }, values: { amount: '500' } })
    expect(form.question()).toBeUndefined()
    expect(form.refusal()).toBe(why)
    expect(test.backend.orders(member).filter(({ kind }) => kind === 'transfer')).toEqual([])
  },
)
