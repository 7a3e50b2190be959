import { describe, expect, it } from 'vitest'
import { contractOperations } from '../contract.ts'
import type { OperationId } from '../operation.ts'
import { createTester, type Tester } from '../testKit.ts'
import { exampleOf } from './example.fixture.ts'
import { handlers } from './index.ts'

/** What must have happened before an example can succeed. */
const MOBILE = '9170000001'

const LOTTERY = 'ELOTT_ELOTT_1'

/** A bet on the open draw of a lottery, at its odds. */
async function slipOf({ send }: Tester) {
  const table = await send('getLotteryGame', { path: { code: LOTTERY }, query: { language: 'EN' } })
  const bet = { method: String(table.at('methods', 0, 'code')), oddsId: String(table.at('methods', 0, 'oddsId')) }
  return {
    bets: [{ ...bet, selection: [['big']], count: 1, stake: 1, multiple: 1 }],
    draws: [{ drawNo: String(table.at('draws', 0, 'drawNo')), times: 1 }],
  }
}

const PREPARE: Partial<Record<OperationId, (tester: Tester) => Promise<Record<string, unknown>>>> = {
  // The two registrations share one example, which is that of a username.
  registerByMobile: async ({ send, backend }) => {
    await send('sendRegisterSms', { body: { mobileNo: MOBILE, countryDialingCode: '63' } })
    return { mobileNum: MOBILE, verificationCode: backend.sms(MOBILE) }
  },
  setPasswordByMobile: async ({ send, backend }) => {
    await send('sendResetSms', { body: { mobileNum: '9171234567' } })
    return { verificationCode: backend.sms('9171234567') }
  },
  placeLotteryOrder: (tester) => slipOf(tester),
  cancelLotterySuborders: async (tester) => {
    const body = { code: LOTTERY, playType: 'trad', ...(await slipOf(tester)) } as const
    const placed = await tester.send('placeLotteryOrder', { query: { language: 'EN' }, body, token: await tester.logIn() })
    return { suborderIds: [String(placed.at('suborders', 0, 'suborderId'))] }
  },
  answerContract: async (tester) => ({ contractId: (await offerTo02(tester, 'dividend')).contractId }),
  processHourlySalary: async (tester) => {
    const { token, contractId } = await offerTo02(tester, 'hourlySalary')
    await tester.send('answerContract', { token, body: { contractId, accepts: true } })
    return { until: tester.now() }
  },
  processDividend: async ({ now }) => ({ until: now() }),
  openEnvelope: async ({ send, logIn }) => ({
    roundId: (await send('getRedRain', { token: await logIn(...AGENT) })).at('round', 'roundId'),
  }),
}

/** The contract of a kind that is offered to agent02. */
async function offerTo02({ send, logIn }: Tester, kind: string) {
  const token = await logIn('agent02', 'Agent02pass')
  const contracts = await send('listContracts', { token, query: { kind } })
  return { token, contractId: String(contracts.at('own', 0, 'contractId')) }
}

/** Who may make a call that an ordinary member may not. */
const AGENT = ['agent01', 'Agent01pass'] as const
const WHO: Partial<Record<OperationId, readonly [string, string]>> = {
  getTransferTerms: AGENT,
  transferToUpline: AGENT,
  getTeamKpi: AGENT,
  listDownlines: AGENT,
  getDownline: AGENT,
  getDownlineTransferTerms: AGENT,
  transferToDownline: AGENT,
  transferToDownlines: AGENT,
  readAgentNotices: AGENT,
  listTeamBets: AGENT,
  listTeamMovements: AGENT,
  getTeamProfit: AGENT,
  listTeamProfit: AGENT,
  getOwnRates: AGENT,
  updateDownlineRebates: AGENT,
  openAccount: AGENT,
  listAgentLinks: AGENT,
  createAgentLink: AGENT,
  getAgentRebate: AGENT,
  claimAgentRebate: AGENT,
  listContracts: AGENT,
  answerContract: ['agent02', 'Agent02pass'],
  offerContract: AGENT,
  takeBackContract: AGENT,
  endContract: AGENT,
  listContractPayments: AGENT,
  processDailySalary: AGENT,
  processHourlySalary: ['agent02', 'Agent02pass'],
  processDividend: AGENT,
  getRedRain: AGENT,
  openEnvelope: AGENT,
}

type Before = (tester: Tester, token: string) => Promise<Record<string, unknown>>

/** Orders a deposit and answers its number. */
const ordered: Before = async ({ send }, token) => {
  const order = await send('depositManual', { query: { language: 'EN' }, body: { channelId: 'bdo', amount: 500 }, token })
  return { orderId: order.at('orderId') }
}

/** What is asked for that the time of the test decides, or that must be there first. */
const ASKED: Partial<Record<OperationId, Before>> = {
  processDailySalary: async ({ now }) => ({ until: now() }),
  getTransaction: ordered,
}

/** What stands in a path whose example names something that must be there first. */
const PLACE: Partial<Record<OperationId, Before>> = {
  claimPromotion: async () => ({ id: 701 }),
  getDeposit: ordered,
  claimMission: async (tester, token) => {
    const { orderId } = await ordered(tester, token)
    tester.backend.endOrder(String(orderId), true)
    return {}
  },
}

describe('the contract', () => {
  it('CALL-02 every operation has a handler, and every handler an operation', () => {
    const ids = contractOperations.map(({ id }) => id).sort()
    expect(Object.keys(handlers).sort()).toEqual(ids)
    expect(ids.length).toBeGreaterThan(50)
  })

  it.each(contractOperations.map(({ id, path, method }) => [id, path, method] as const))(
    'CALL-02 %s accepts the example of its contract and answers what it promises',
    async (id, template, method) => {
      const tester = createTester()
      const token = await tester.logIn(...(WHO[id] ?? []))
      const { query: example, path: shown, body } = exampleOf(template, method)
      const query = { ...example, ...(await ASKED[id]?.(tester, token)) }
      const path = { ...shown, ...(await PLACE[id]?.(tester, token)) }
      const more = await PREPARE[id]?.(tester)
      const sent = { query, path, token, ...(body && { body: { ...body, ...more } }) }
      const answer = await tester.send(id, sent as Parameters<typeof tester.send<typeof id>>[1])
      // These first: they name the field that is wrong, where the answer is only a 500.
      expect(tester.backend.violations).toEqual([])
      expect(answer).toMatchObject({ status: 200, success: true })
    },
  )
})
