// The screens of the docs, as a player meets them.
import { pathOf, useLogin, usePanel, useSession } from '@lobbykit/hooks'
import { createNetwork, inLobby, passwordOf, renderIn, settle, testLobby } from '@lobbykit/hooks/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { writeCode } from './pages.ts'

const folder = writeCode('dom', ['start', 'a-skin', 'router', 'texts', 'ui-kits', 'server-rendering', 'devtools', 'security'])
const load = (path: string) => import(/* @vite-ignore */ `${folder}/${path}`)
const fresh = (options: Parameters<typeof testLobby>[0] = {}) =>
  testLobby({ importsSettled: () => vi.dynamicImportSettled(), ...options })

const { Login } = await load('start/Login.tsx')
const { MobileNumber } = await load('a-skin/a-skin.tsx')
const { go, Screen } = await load('router/router.tsx')
const { Page } = await load('texts/texts.tsx')
const { Field } = await load('ui-kits/ui-kits.tsx')
const { renderPage } = await load('server-rendering/server.tsx')
const { takeOver } = await load('server-rendering/browser.tsx')
const { Root } = await load('devtools/devtools.tsx')
const { Away } = await load('security/security.tsx')

const Mobile = () => <MobileNumber form={useLogin()} />

function KitLogin() {
  const login = useLogin()
  return (
    <form aria-label="login" onSubmit={login.submit}>
      {login.fields.map((name) => (
        <Field key={name} form={login} name={name} />
      ))}
    </form>
  )
}

afterEach(cleanup)

it('start: a whole login logs in', async () => {
  const test = await fresh()
  render(<Login />, { wrapper: inLobby(test.lobby) })
  await settle(test)
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'maria88' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: passwordOf('maria88') } })
  fireEvent.submit(screen.getByLabelText('Password'))
  await settle(test)
  expect(renderIn(test, useSession).result.current.userName).toBe('maria88')
})

it('a skin: the country stands with the mobile number, the site’s own first', async () => {
  const test = await fresh()
  render(<Mobile />, { wrapper: inLobby(test.lobby) })
  await settle(test)
  const country = screen.getByLabelText<HTMLSelectElement>('Country')
  expect(country.value).toBe('63')
  const [, other] = country.options
  fireEvent.change(country, { target: { value: other?.value } })
  expect(country.value).toBe(other?.value)
})

it('a router: a guest who opens an account is led home', async () => {
  go(pathOf('member'))
  const test = await fresh({ ports: { navigate: go } })
  render(<Screen />, { wrapper: inLobby(test.lobby) })
  await settle(test)
  expect(location.pathname).toBe(pathOf('home'))
  expect(renderIn(test, () => usePanel('login')).result.current.isOpen).toBe(true)
})

it('a router: a member goes to the account and sees it', async () => {
  go(pathOf('home'))
  const test = await fresh({ member: 'maria88', ports: { navigate: go } })
  render(<Screen />, { wrapper: inLobby(test.lobby) })
  fireEvent.click(screen.getByText('My account'))
  await settle(test)
  expect(screen.getByText('₱1,250.50')).toBeTruthy()
})

it('texts: a page has the language and the direction of what is shown', async () => {
  const test = await fresh({ config: { languages: ['EN', 'AR'], defaultLanguage: 'AR' } })
  render(<Page>words</Page>, { wrapper: inLobby(test.lobby) })
  const { lang, dir } = screen.getByText('words')
  expect([lang, dir]).toEqual(['ar', 'rtl'])
})

it('UI kits: a field of a kit that gives the text alone is checked, and has its label and its error', async () => {
  const test = await fresh()
  render(<KitLogin />, { wrapper: inLobby(test.lobby) })
  await settle(test)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'm' } })
  fireEvent.submit(screen.getByRole('form'))
  await settle(test)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  expect(input.value).toBe('m')
  expect(document.activeElement).toBe(input)
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).not.toBe('')
})

/** The page that a server made for guests, in the browser of whoever `test` is of. */
async function served(test: Awaited<ReturnType<typeof fresh>>) {
  const ports = { fetch: createNetwork(test.backend).fetch }
  const { html, state } = await renderPage(new Request(location.href), test.lobby.config.baseUrl, 'EN', ports)
  const complaints = vi.spyOn(console, 'error')
  const place = document.createElement('div')
  place.innerHTML = html
  const app = await act(async () => takeOver(place, test.lobby, state))
  await settle(test)
  expect(complaints).not.toHaveBeenCalled()
  return { html, shown: place.innerHTML, end: () => act(() => app?.unmount()) }
}

it('rendering on a server: what came with the page is taken over, and nothing is asked again', async () => {
  const test = await fresh()
  const { html, shown, end } = await served(test)
  expect(shown).toBe(html)
  expect(test.network.sent).toEqual([])
  end()
})

it('rendering on a server: a member has a page of their own, and no mismatch', async () => {
  const { shown, end } = await served(await fresh({ member: 'maria88' }))
  expect(shown).toMatch(/title="Maria">normal: /)
  end()
})

it('security: an address of another host is not shown', async () => {
  const test = await fresh({ config: { linkHosts: ['chat.site.example'] } })
  render(
    <>
      <Away to="https://chat.site.example/1">chat</Away>
      <Away to="https://evil.example">evil</Away>
      <Away to="javascript:0">script</Away>
    </>,
    { wrapper: inLobby(test.lobby) },
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['chat'])
})

it('a panel for developers: it stands beside the skin', async () => {
  const test = await fresh()
  render(<Root lobby={test.lobby}>skin</Root>)
  await settle(test)
  expect(screen.getByRole('button', { name: /Lobby devtools/ })).toBeTruthy()
})
