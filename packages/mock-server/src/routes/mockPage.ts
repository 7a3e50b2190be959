import { contractOperations } from '../contract.ts'
import { dialled } from '../domain/smsCodes.ts'
import { faultKinds } from '../faults.ts'
import type { LoggedCall, MockBackend } from '../options.ts'
import { scenarioNames, scenarioOf } from '../scenarios/scenarios.ts'
import { seedMembers } from '../seed/members.ts'
import type { MadeCode, World } from '../world.ts'
import { nextDraws } from './mockActs.ts'
import { escaped, html } from './pages.ts'

/** Calls that the page shows, the newest first. */
const SHOWN_CALLS = 50
/** Seconds after which what changes by itself is shown anew. */
const FRESH_SECONDS = 2
const LIVE = `<meta http-equiv="refresh" content="${FRESH_SECONDS}">`

const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
const table = (heads: readonly string[], rows: readonly string[]) =>
  `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.join('')}</table>`
const options = (values: readonly (readonly [value: string, label: string])[], chosen?: string) =>
  values
    .map(([value, label]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escaped(label)}</option>`)
    .join('')
const form = (action: string, fields: string, label: string) =>
  `<form method="post" action="/mock/${action}">${fields} <button>${label}</button></form>`
const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`
const choice = (label: string, name: string, inner: string) =>
  `<label>${label} <select name="${name}">${inner}</select></label>`
const field = (label: string, name: string, more = '') => `<label>${label} <input name="${name}"${more}></label>`
const frame = (title: string, path: string) =>
  `<h2>${title}</h2><iframe title="${title}" src="${path}" width="100%" height="260"></iframe>`

const time = (ms: number) => new Date(ms).toISOString().slice(11, 19)

/** What came of a call: its status and time, and what in it breaks the contract. */
function answerText({ status, ms = 0, flaws }: Pick<LoggedCall, 'status' | 'ms' | 'flaws'>): string {
  if (status === undefined) return 'under way'
  return [`${status === 0 ? 'none' : status} in ${Math.round(ms)} ms`, ...flaws].join('; ')
}

/** The calls that arrived, shown anew by itself. */
export const callsPage = (calls: readonly LoggedCall[]): Response =>
  html(
    'Calls',
    table(
      ['Time', 'Call', 'Operation', 'Answer', 'Query', 'Module', 'Token'],
      calls
        .slice(-SHOWN_CALLS)
        .reverse()
        .map(({ at, method, path, operationId, query, module, hasToken, ...answer }) =>
          row(
            time(at),
            `${method} ${path}`,
            operationId,
            answerText(answer),
            new URLSearchParams(query).toString(),
            module ?? '',
            hasToken ? 'yes' : '',
          ),
        ),
    ),
    LIVE,
  )

const codeRow = (made: MadeCode): string => {
  switch (made.kind) {
    case 'sms':
      return row('SMS', `${dialled(made)} (${made.purpose})`, made.code)
    case 'mail':
      return row('e-mail', `${made.email} (${made.account})`, made.password)
    case 'captcha':
      return row('captcha', made.id, made.answer)
  }
}

/** Codes, captcha answers and mailed passwords, the newest first, shown anew by itself. */
export const codesPage = (codes: readonly MadeCode[]): Response =>
  html('Codes', table(['What', 'For', 'Code'], codes.map(codeRow)), LIVE)

function flagForms(flags: Readonly<Record<string, boolean>>): string {
  const forms = Object.entries(flags).map(([flag, on]) =>
    form('flag', hidden('flag', flag) + hidden('on', String(!on)), `${flag}: ${on ? 'on' : 'off'}`),
  )
  return `<details><summary>${forms.length} flags; a tap switches one</summary>${forms.join('')}</details>`
}

const memberTable = () =>
  table(
    ['Account', 'Password', 'Type', 'What for'],
    seedMembers.map(({ account, password, type, purpose }) => row(account, password, String(type ?? 0), purpose)),
  )

const BACK = '<p><a href="/mock">Back to the mock backend</a></p>'

/** What came of a login without a password, for whoever asked for it on the page: a session that a program may use, and a way into a lobby. */
export function sessionPage(account: string, token: string): Response {
  const password = seedMembers.find((member) => member.account === account)?.password ?? ''
  const inLobby =
    password && `<p>In a lobby log in as <b>${escaped(account)}</b> with the password <b>${escaped(password)}</b>.</p>`
  return html(
    `${escaped(account)} has a session`,
    `<p>A program is this member with the header <code>Authorization: ${escaped(token)}</code>.</p>${inLobby}${BACK}`,
  )
}

/** Why a form of the page did nothing. */
export const refusedPage = (status: number, message: string): Response =>
  html('Nothing was done', `<p role="alert">${escaped(message)}</p>${BACK}`, '', status)

function clockForms(backend: MockBackend): string {
  const number = ' type="number" min="0" step="any"'
  const forms = [
    form('clock', hidden('hours', '1'), 'An hour on'),
    form('clock', hidden('days', '1'), 'A day on'),
    form('clock', field('Days', 'days', number) + field('Hours', 'hours', number), 'Move on'),
  ]
  return `<p>${new Date(backend.now()).toISOString()}. A session ends after 12 hours.</p>${forms.join('')}`
}

function drawForm(world: World): string {
  const draws = nextDraws(world).map(
    ({ lottery, name, drawNo = '', drawnAt = 0 }) => [lottery, `${name}: ${drawNo} at ${time(drawnAt)}`] as const,
  )
  return form('draw', choice('Lottery', 'lottery', options(draws)), 'Draw now')
}

const loginForm = () =>
  form('login', choice('Member', 'account', options(seedMembers.map(({ account }) => [account, account]))), 'Log in')

function faultTable(backend: MockBackend): string {
  const faults = backend.faults()
  if (faults.length === 0) return '<p>Nothing goes wrong now.</p>'
  const rows = faults.map(({ target, kind, times }) =>
    row(target, kind, times === undefined ? 'until told otherwise' : String(times)),
  )
  return table(['Call', 'goes wrong by', 'so many times more'], rows)
}

/** The developer's page: what arrives, and everything that can be made to happen. */
export function mockPage(backend: MockBackend, world: World): Response {
  const scenarios = scenarioNames.map((name) => [name, `${name}: ${scenarioOf(name).title}`] as const)
  const operations = contractOperations.map(({ id }) => [id, id] as const)
  const kinds = faultKinds.map((kind) => [kind, kind] as const)
  const fault =
    choice('Call', 'target', options([['*', 'every call'], ...operations])) +
    choice('goes wrong by', 'kind', options(kinds)) +
    field('so many times', 'times', ' type="number" min="1"')
  const kyc =
    field('Account', 'account', ' required') +
    choice(
      'is',
      'status',
      options([
        ['approved', 'approved'],
        ['refused', 'refused'],
      ]),
    ) +
    field('Reason', 'reason')
  return html(
    'Mock backend',
    [
      `<h2>Scenario</h2>${form('scenario', choice('Scenario', 'scenario', options(scenarios, backend.scenario)), 'Switch')}`,
      `<h2>Faults</h2>${form('fault', fault, 'Let it fail')}${form('fault', hidden('clear', 'true'), 'All well again')}${faultTable(backend)}`,
      `<h2>Flags</h2>${flagForms(world.flags)}`,
      frame('Calls', '/mock/calls'),
      frame('Codes', '/mock/codes'),
      `<h2>Clock</h2>${clockForms(backend)}`,
      `<h2>Draws</h2>${drawForm(world)}`,
      '<h2>What waits for an operator</h2><p><a href="/mock/orders">Deposits and withdrawals</a></p>',
      '<p><a href="/mock/promotions">Applications for promotions</a></p>',
      `<h3>Proof of identity</h3>${form('kyc', kyc, 'Decide')}`,
      `<h2>Members</h2>${memberTable()}<h3>A session without a password</h3>${loginForm()}`,
      `<h2>Data</h2>${form('reset', '', 'Back to the seed')}`,
    ].join('\n'),
  )
}
