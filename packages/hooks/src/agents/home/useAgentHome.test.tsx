import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerPrompt } from '../../core/notices/notices.ts'
import { DAY_MS } from '../../core/time/units.rules.ts'
import { useAgentHome, usePrompt, useRouteGuard } from '../../index.ts'
import { become } from '../../test/become.ts'
import { pass, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const CROWD = { backend: { crowd: 5 } }
const kpiCalls = ({ backend }: TestLobby) => backend.calls.filter(({ operationId }) => operationId === 'getTeamKpi')
const requests = ({ backend }: TestLobby) => backend.calls.filter(({ operationId }) => operationId === 'getDividendRequest')

describe('AGENT-03 the team’s today', () => {
  it('asks for this day alone, without members, and shows each count', async () => {
    const test = await testLobby({ member: 'agent01', ...CROWD })
    const { result } = renderIn(test, useAgentHome)
    await settle(test)
    const [call] = kpiCalls(test)
    const { startDate, endDate, size } = call?.query ?? {}
    expect(call?.module).toBe('AGEINFO3')
    expect(startDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect([endDate, size]).toEqual([startDate, '0'])
    expect(result.current.counts?.map(({ id }) => id)).toEqual(['login', 'bet', 'register', 'online'])
    expect(result.current.name).toBe('Ramon')
  })

  it('goes on with the next day on a page that is open over midnight', async () => {
    const test = await testLobby({ member: 'agent01', ...CROWD })
    renderIn(test, useAgentHome)
    await settle(test)
    await pass(test, DAY_MS)
    await settle(test)
    const [first = '', next = '', ...more] = kpiCalls(test).map(({ query }) => query.startDate)
    expect([Date.parse(next) - Date.parse(first), more]).toEqual([DAY_MS, []])
    expect(kpiCalls(test).at(-1)?.query.endDate).toBe(next)
  })

  it('takes a count that is missing for none', async () => {
    const test = await testLobby({ member: 'agent01', ...CROWD })
    test.network.alter('/wps/agent/teamKpi', () => ({ footer: { teamBetMemberCount: 4 }, list: [] }))
    const { result } = renderIn(test, useAgentHome)
    await settle(test)
    expect(result.current.counts).toEqual([
      { id: 'login', count: 0 },
      { id: 'bet', count: 4 },
      { id: 'register', count: 0 },
      { id: 'online', count: 0 },
    ])
  })
})

describe('AGENT-04 AGENT-05 the places of the grid and those at the foot', () => {
  it('come at once, when the menu is known that permits them', async () => {
    const test = await testLobby({ member: 'agent01', ...CROWD })
    const release = test.network.hold('/wps/system/settings/consolidated')
    const { result } = renderIn(test, useAgentHome)
    await settle(test)
    expect([result.current.places, result.current.foot]).toEqual([[], []])
    expect(result.current.counts).toBeDefined()
    release()
    await settle(test)
    expect(result.current.places.map(({ id }) => id)).toContain('overview')
    expect(result.current.foot.map(({ id }) => id)).toEqual(['home', 'openAccount', 'dividend', 'notices'])
  })

  it.each([{}, { whitelabel: undefined }])(
    'are those that need no permission where the merchant has no menu: %o',
    async (lacks) => {
      const test = await testLobby({ member: 'agent01', ...CROWD })
      test.network.alter('/wps/system/settings/consolidated', (value) => ({ ...value, whitelabel: { flags: {} }, ...lacks }))
      const { result } = renderIn(test, useAgentHome)
      await settle(test)
      expect(result.current.places.map(({ id }) => id)).toEqual(['service'])
      expect(result.current.foot.map(({ id }) => id)).toEqual(['home', 'openAccount', 'notices'])
    },
  )
})

describe('AGENT-06 contracts that are offered', () => {
  const openHome = async (member: string) => {
    const test = await testLobby({ member, ...CROWD })
    const { result, unmount } = renderIn(test, () => ({ home: useAgentHome(), prompt: usePrompt() }))
    await settle(test)
    return { test, prompt: () => result.current.prompt, unmount }
  }

  it('are asked about one after the other, and the agent goes to the one that is chosen', async () => {
    const { test, prompt } = await openHome('agent02')
    expect(prompt().prompt?.title).toEqual({ id: 'contract_dividend' })
    act(() => prompt().cancel())
    await settle(test)
    expect(prompt().prompt?.title).toEqual({ id: 'contract_hourly' })
    act(() => prompt().confirm())
    await settle(test)
    expect(test.wentTo).toEqual(['/m/member/agent/getHourContract'])
  })

  it('are asked about on that page alone: who leaves it is asked no further', async () => {
    const { test, prompt, unmount } = await openHome('agent02')
    expect(prompt().prompt?.title).toEqual({ id: 'contract_dividend' })
    unmount()
    answerPrompt(test.lobby, false)
    await settle(test)
    expect(test.lobby.state.prompt).toBeNull()
  })

  it('are asked about to their agent alone: after the end of the session there is no further question', async () => {
    const { test, prompt } = await openHome('agent02')
    expect(prompt().prompt?.title).toEqual({ id: 'contract_dividend' })
    test.tabs.post({ type: 'sessionEnded', userName: 'agent02', reason: 'logout' })
    await settle(test)
    expect([test.lobby.state.session, prompt().prompt]).toEqual([null, null])
    await become(test, 'agent01')
    expect(prompt().prompt).toBeNull()
    await become(test, 'agent02')
    expect(prompt().prompt?.title).toEqual({ id: 'contract_dividend' })
  })

  it('are no question for an agent who has none', async () => {
    const { test, prompt } = await openHome('agent01')
    expect(requests(test)).toHaveLength(1)
    expect(prompt().prompt).toBeNull()
  })

  it.each(['type41', 'type42'])('are not even asked for where %s is logged in', async (member) => {
    const { test, prompt } = await openHome(member)
    expect(requests(test)).toEqual([])
    expect(prompt().prompt).toBeNull()
  })
})

// Every address of an agent is guarded alike; those whose records may be anybody's by what their query says.
describe.each([
  ['maria88', 0, false],
  ['trial01', 4, false],
  ['type40', 40, false],
  ['agent01', 1, true],
  ['agent02', 2, true],
  ['type41', 41, true],
  ['type42', 42, true],
] as const)('AGENT-01 ROUTE-03 %s, of type %i,', (member, _, stays) => {
  it.each([
    ['agent', '/m/agent', ''],
    ['agent', '/m/member/team', ''],
    ['member', '/m/transaction/record', 'types=A'],
  ] as const)(`${stays ? 'stays at' : 'is sent home from'} an address for %s: %s?%s`, async (guard, path, search) => {
    const test = await testLobby({ member, ...CROWD })
    const { result } = renderIn(test, () => useRouteGuard(guard, path, search))
    await settle(test)
    expect(result.current).toBe(stays)
    expect(test.wentTo).toEqual(stays ? [] : [{ replace: '/m/home' }])
  })
})
