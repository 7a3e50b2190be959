import { expect, it } from 'vitest'
import type { EarlyFacts } from '../src/app/earlyPage.ts'
import { type Site, writePage } from './page.ts'
import { readMerchant } from './readMerchant.ts'

const LANGUAGES = {
  EN: { tag: 'en', direction: 'ltr' },
  TY: { tag: 'fil', direction: 'ltr' },
  UR: { tag: 'ur', direction: 'rtl' },
} as const satisfies EarlyFacts['languages']

const siteIn = (...codes: ReadonlyArray<'EN' | 'TY' | 'UR'>): Site => ({
  merchant: readMerchant({}),
  facts: {
    merchant: 'lobbykit',
    language: 'EN',
    languages: Object.fromEntries(codes.map((code) => [code, LANGUAGES[code]])),
    tokenHeader: 'Authorization',
    keys: { language: 'language', session: 'session', hero: 'hero' },
  },
  scriptsOf: () => ['assets/core.js'],
  files: undefined,
  inline: { beforePaint: '', early: '' },
  bar: '',
  icons: new Map(),
  stylesOf: () => '',
})
const page = {
  paths: ['/m/inbox'],
  isFirst: false,
  part: 'messages',
  beside: [],
  title: '',
  html: '',
  notFor: {},
  query: {},
  none: undefined,
  others: [],
  screens: undefined,
  guest: {},
  member: {},
}

/** What stands in front of the end that the first paint waits for. */
const paintedFirst = (site: Site, isRoot: boolean) =>
  writePage(site, { page, html: '<main></main>', others: new Map(), pictures: [] }, { isRoot }).split('<span id="end"')[0]

it('the first paint waits for the script that may turn the page round, and for no script that changes nothing seen', () => {
  expect(paintedFirst(siteIn('EN', 'TY', 'UR'), false)).toContain('<script id="before-paint"')
  expect(paintedFirst(siteIn('EN', 'TY'), true)).toContain('<script id="before-paint"')
  const bare = paintedFirst(siteIn('EN', 'TY'), false)
  expect(bare).toContain('<main></main>')
  expect(bare).not.toMatch(/<script (?!type="module" src)/)
})
