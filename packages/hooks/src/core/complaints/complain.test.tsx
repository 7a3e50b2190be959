import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { patternTester } from '../../form/lobbyPatterns.ts'
import {
  type ConfigurationError,
  groupBannersQueryOptions,
  hybridBodyCipher,
  isConfigurationError,
  useImages,
  useLogin,
  useOpenLink,
  useRegister,
  useSafeUrl,
} from '../../index.ts'
import { balanceQueryOptions } from '../../money/money.queries.ts'
import { openServiceLink } from '../../site/service/openServiceLink.ts'
import { settingsQueryOptions } from '../../site/startup/startup.queries.ts'
import { loginForm } from '../../test/loginForm.tsx'
import { renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'
import { learnImageHosts } from '../images/moreImageHosts.ts'

/** What was reported of the configuration: call, host, key. */
const saidIn = ({ reports }: TestLobby) =>
  reports.filter(isConfigurationError).map(({ operation, host, key }: ConfigurationError) => ({ operation, host, key }))

const askSettings = ({ lobby }: TestLobby) => lobby.queryClient.fetchQuery(settingsQueryOptions(lobby, { language: 'EN' }))
const askBalance = ({ lobby }: TestLobby) => lobby.queryClient.fetchQuery(balanceQueryOptions(lobby))
async function failing(test: TestLobby, ask: (test: TestLobby) => Promise<unknown>) {
  await expect(ask(test)).rejects.toBeDefined()
  await settle(test)
}

describe('a backend that is none', () => {
  it('that never answered is reported once, while the device has a network', async () => {
    const test = await testLobby()
    test.backend.fault('*', 'drop')
    test.lobby.state.online = false
    await failing(test, askSettings)
    expect(saidIn(test)).toEqual([])
    test.lobby.state.online = true
    await failing(test, askSettings)
    await failing(test, askSettings)
    expect(saidIn(test)).toEqual([{ operation: 'getSettings', host: 'localhost:3000', key: 'baseUrl' }])
  })

  it('that answers with pages is reported once, whatever is asked', async () => {
    const test = await testLobby({ member: 'maria88' })
    test.backend.fault('*', 'html')
    await failing(test, askSettings)
    await failing(test, askBalance)
    expect(saidIn(test)).toEqual([{ operation: 'getSettings', host: 'localhost:3000', key: 'baseUrl' }])
  })

  it('that a proxy answers for is reported once', async () => {
    const test = await testLobby({ ports: { fetch: async () => new Response('Bad gateway', { status: 502 }) } })
    await failing(test, askSettings)
    await failing(test, askSettings)
    expect(saidIn(test)).toEqual([{ operation: 'getSettings', host: 'localhost:3000', key: 'baseUrl' }])
  })

  it('that serves another merchant is reported', async () => {
    const test = await testLobby({ backend: { merchant: 'somebody' } })
    await failing(test, askSettings)
    expect(saidIn(test)).toEqual([{ operation: 'getSettings', host: 'localhost:3000', key: 'merchantCode' }])
  })

  it.each(['drop', 'lost', '500', '401', 'garbled', 'permission.denied'] as const)(
    'a backend that has answered and then fails (%s) is not taken for another one',
    async (kind) => {
      const test = await testLobby({ member: 'maria88' })
      await askSettings(test)
      test.backend.fault('getBalance', kind)
      await failing(test, askBalance)
      expect(saidIn(test)).toEqual([])
    },
  )
})

describe('an address that is refused', () => {
  const LINK = 'https://promo.example/room?token=secret'
  const askBanners = async (test: TestLobby) => {
    test.network.alter('/wps/announcement/banner', () => [{ groupName: 'm_home', url: '/a.svg', title: `<a href="${LINK}">` }])
    await test.lobby.queryClient.fetchQuery(groupBannersQueryOptions(test.lobby, { language: 'EN', groupName: 'm_home' }))
  }

  it('a link is reported once for its host, with the call that named it, and nothing of its path', async () => {
    const test = await testLobby()
    await askBanners(test)
    const { result } = renderIn(test, () => ({ open: useOpenLink(), safe: useSafeUrl() }))
    act(() => result.current.open(LINK))
    expect(result.current.safe(`${LINK}&again`)).toBeUndefined()
    await settle(test)
    expect(saidIn(test)).toEqual([{ operation: 'listBanners', host: 'promo.example', key: 'linkHosts' }])
    expect(String(test.reports)).not.toContain('secret')
  })

  it('a link of the skin is reported without a call, and a link that says nothing is no matter', async () => {
    const test = await testLobby()
    const { result } = renderIn(test, useSafeUrl)
    for (const address of [undefined, '', 'javascript:alert(1)', '/m/help']) result.current(address)
    await settle(test)
    expect(saidIn(test)).toEqual([{ operation: undefined, host: 'javascript:', key: 'linkHosts' }])
  })

  it('a picture is reported once for its host, a host of pictures with the call that named it', async () => {
    const test = await testLobby({ config: { imageHosts: ['img1.cdn.example'] } })
    const { result } = renderIn(test, useImages)
    for (const file of ['a.png', 'b.png', 'a.png']) expect(result.current.of(`https://pics.example/${file}`)).toEqual([])
    test.network.alter('/wps/system/resources', (value) => ({ ...value, imageHosts: ['https://img9.example'] }))
    await learnImageHosts(test.lobby)
    await settle(test)
    expect(saidIn(test)).toEqual([
      { operation: undefined, host: 'pics.example', key: 'imageHosts' },
      { operation: 'listResources', host: 'img9.example', key: 'imageHosts' },
    ])
  })
})

describe('a port that fails', () => {
  it('a cipher of bodies is reported, and the player is not sent to look after the network', async () => {
    const test = await testLobby({ ports: { bodyCipher: hybridBodyCipher('no key') } })
    const form = await loginForm(test)
    await form.logIn('maria88', 'Maria88pass')
    expect(test.lobby.state.session).toBeNull()
    expect(saidIn(test)).toContainEqual({ operation: 'login', host: undefined, key: 'bodyCipher' })
    expect(form.refusal()).toBe('Unknown error')
  })

  it('a cipher of bodies that does not come without a network is put as no connection', async () => {
    const bodyCipher = { encrypt: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) }
    const test = await testLobby({ ports: { bodyCipher } })
    const form = await loginForm(test)
    test.lobby.ports.device.online = () => false
    await form.logIn('maria88', 'Maria88pass')
    expect(form.refusal()).toBe('No connection. Please check your network and try again')
  })

  it('a cipher of links is reported, and nothing is opened', async () => {
    const linkCipher = { decrypt: () => Promise.reject(new Error('another cipher')) }
    const test = await testLobby({ ports: { linkCipher } })
    await openServiceLink(test.lobby, () => true)
    await settle(test)
    expect(saidIn(test)).toEqual([{ operation: 'getCustomerService', host: undefined, key: 'linkCipher' }])
    expect(test.lobby.state.notices).toMatchObject([{ message: { id: 'service_link_wrong' } }])
  })
})

describe('a port that is missing', () => {
  it('accounts of other providers that nothing can open are reported', async () => {
    const test = await testLobby()
    renderIn(test, () => useLogin())
    await settle(test)
    expect(saidIn(test)).toEqual([{ operation: 'getSettings', host: undefined, key: 'socialLogin' }])
  })

  it('accounts of other providers that a site does not want are not', async () => {
    const test = await testLobby({ ports: { socialLogin: null } })
    const { result } = renderIn(test, () => useLogin())
    await settle(test)
    expect(result.current.social.providers).toEqual([])
    expect(saidIn(test)).toEqual([])
  })

  it('a provider of codes that nobody plugged in is reported', async () => {
    const test = await testLobby({ backend: { scenario: 'phone-provider' } })
    renderIn(test, () => useRegister())
    await settle(test)
    expect(saidIn(test)).toContainEqual({ operation: 'getRegisterSetting', host: undefined, key: 'phoneVerification' })
  })

  it('a rule that only a worker may check is reported where there is none', async () => {
    const test = await testLobby()
    expect(await patternTester(test.lobby).test('^(a+)+$', 'aaa')).toBe('unknown')
    await settle(test)
    expect(saidIn(test)).toEqual([{ operation: undefined, host: undefined, key: 'patternWorker' }])
  })
})
