import { describe, expect, it } from 'vitest'
import { createTester } from '../testKit.ts'

const home = { types: 'B,PL,PU,H', platform: 'M', merchantCode: 'lobbykit', language: 'EN' }
const site = { merchantCode: 'lobbykit', language: 'EN' }
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : [])

describe('announcements', () => {
  it('HOME-08 one call brings banners, notices, popups and matches, in the language asked for', async () => {
    const { send } = createTester()
    const answer = await send('listAnnouncements', { query: home })
    expect(Object.keys(answer.value ?? {}).sort()).toEqual(['B', 'H', 'PL', 'PU', 'footer'])
    expect(answer.at('B', 0)).toMatchObject({ groupName: 'm_home', url: '/art/banner/weekend/home-1.svg' })
    const groups = new Set(list(answer.at('B')).map((banner) => banner.groupName))
    expect([...groups].sort()).toEqual(['m_game', 'm_home', 'm_recommend', 'm_reg'])
    const tagalog = await send('listAnnouncements', { query: { ...home, language: 'TY' } })
    expect(tagalog.at('PL', 0, 'title')).not.toBe(answer.at('PL', 0, 'title'))
  })

  it('HOME-08 a group narrows the banners', async () => {
    const { send } = createTester()
    const query = { ...home, types: 'B', groupName: 'm_reg' }
    const banners = list((await send('listAnnouncements', { query })).at('B'))
    expect(banners.map((banner) => banner.groupName)).toEqual(['m_reg'])
  })

  it('HOME-07 banners of games carry several pictures, and the one to choose is not the first', async () => {
    const { send } = createTester()
    const answer = await send('listBanners', { query: { ...site, groupName: 'm_game' } })
    expect(answer.at(0, 'announcementImages', 0, 'sequence')).toBe(2)
    expect(answer.at(0, 'announcementImages', 1, 'url')).toBe(answer.at(0, 'url'))
  })

  it('AGENT-05 notices for agents reach agents only', async () => {
    const { send, logIn } = createTester()
    const query = { ...home, types: 'A' }
    const forAgent = await send('listAnnouncements', { query, token: await logIn('agent02', 'Agent02pass') })
    expect(list(forAgent.at('A'))).toHaveLength(2)
    const forMember = await send('listAnnouncements', { query, token: await logIn() })
    expect(forMember.value).toEqual({ A: [], footer: { unreadCount: 0 } })
  })

  it('every picture of the seed can be painted', async () => {
    const { send, backend } = createTester()
    const whole = JSON.stringify([
      (await send('listAnnouncements', { query: { ...home, types: 'B,PU,PR,H' } })).value,
      (await send('listVendors', { query: site })).value,
      (
        await send('listGames', {
          query: { ...site, merchant: 'x', platform: 'html5', clientType: 2, gameType: '', pageNo: 1, pageSize: 100 },
        })
      ).value,
      (await send('listDownloads')).value,
    ])
    const pictures = new Set(whole.match(/\/art\/[^"]+/g))
    expect(pictures.size).toBeGreaterThan(20)
    for (const picture of pictures) {
      const response = await backend.handle(new Request(`http://mock.example${picture}`))
      expect(response.status, picture).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    }
  })
})

describe('hot matches', () => {
  it('MATCH-01 lie ahead, soonest first, and move on when they start', async () => {
    const { send, pass, now } = createTester()
    const times = async () =>
      list((await send('listHotMatches', { query: site })).value).map((match) => Number(match.matchTime))
    const before = await times()
    expect(before.length).toBeGreaterThan(1)
    expect(before[0]).toBeGreaterThan(now())
    expect(before).toEqual([...before].sort((one, other) => one - other))
    pass((Number(before[0]) - now()) / 1000)
    const after = await times()
    expect(after[0]).toBe(before[1])
    expect(after).toHaveLength(before.length)
  })
})
