import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { WEB_GATEWAY } from '../index.ts'
import { isAgent } from './session/member.rules.ts'

const packages = join(import.meta.dirname, '../../..')
const NO_CODE_OF_OURS = /\.(?:test|fixture|example)\.|\/(?:test|testing|gen)\/|\.d\.ts$/
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const IMPORTS = /^(?:import|export)\b[^'"=]*?from '[^']*'$/gm
const globs = ['hooks', 'web'].map((name) => `${packages}/${name}/src/**/*.{ts,tsx}`)

/** The code of hooks and web without tests, comments and imports, so that what is left of a name is where it is made or used. */
const sources = globs
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => !NO_CODE_OF_OURS.test(file))
  .map((file) => readFileSync(file, 'utf8').replaceAll(COMMENTS, '').replaceAll(IMPORTS, ''))

const declarationsOf = (name: string) =>
  sources.flatMap((text) => [...text.matchAll(new RegExp(`\\bconst ${name}(?:: [^=\\n]+)? = (.+?)(?: as const)?$`, 'gm'))])
const usesOf = (name: string) => sources.flatMap((text) => text.match(new RegExp(`(?<!const )\\b${name}\\b`, 'g')) ?? [])
const valueIn = (written: string): unknown => JSON.parse(written.replaceAll(/(?<=\d)_(?=\d)/g, '').replaceAll("'", '"'))

/** The constants of the product document in its order. */
const CONSTANTS: readonly [name: string, value: unknown][] = [
  ['GAME_PAGE_SIZE', 26],
  ['RECENT_PAGE_SIZE', 25],
  ['FAVOURITE_PAGE_SIZE', 26],
  ['WINNER_LIMIT', 20],
  ['WINNERS_IN_SIGHT', 3],
  ['AUTOPLAY_MS', 5_000],
  ['MATCH_SLIDE_MS', 500],
  ['VENDOR_RELOAD_MS', 200],
  ['VALIDATION_RELOAD_MS', 200],
  ['GAME_RELOAD_MS', 250],
  ['WINNER_RELOAD_MS', 250],
  ['LOAD_MORE_WITHIN_PX', 500],
  ['LOAD_MORE_EVERY_MS', 1_000],
  ['SWIPE_PX', 60],
  ['BACK_SWIPE_PX', 100],
  ['SMS_DEFAULT_SECONDS', 60],
  ['SMS_PROVIDER_MINUTES', 1],
  ['TOAST_SHORT_MS', 3_000],
  ['TOAST_LONG_MS', 8_000],
  ['LOADING_MS', 10_000],
  ['LOADING_LONG_MS', 9_999],
  ['BRIEF_MS', 1_000],
  ['SMS_SENT_MS', 1_500],
  ['REJECTED_MS', 2_000],
  ['MODAL_FOCUS_MS', 500],
  ['NOTICE_TOP_PX', 65],
  ['NOTICE_LEFT_PERCENT', 50],
  ['AMOUNT_DECIMALS', 2],
  ['CAPTCHA_LEAST', 1],
  ['CAPTCHA_MOST', 16],
  ['CAPTCHA_MAX_LENGTH', 6],
  ['SMS_CODE_MAX_LENGTH', 10],
  ['MOBILE_MAX_LENGTH', 20],
  ['COMMENT_MOST', 140],
  ['IMAGES_MOST', 3],
  ['IMAGE_MAX_MB', 5],
  ['IOS_WEB_APP_FROM', 12.4],
  ['IOS_MANUAL_PROFILE_FROM', 17],
  ['IOS_INSTALL_TIPS_UP_TO', 12.1],
  ['TRIAL_TYPE', 4],
  ['MOBILE_GATEWAY', 3],
  // SEA is the regional vendor's own.
  ['PRIZE_MODES', ['Lott', 'ZY', 'Elott', 'SEA']],
  // The default stands first.
  ['PLAY_TYPES', ['trad', 'ent']],
  ['SELECT_TYPES', ['ALL', 'NEW', 'HOT', 'FAV']],
  // Empty is all.
  ['MIN_BETS', ['', '0.01', '0.05', '0.1', '0.5', '0.75']],
  ['JACKPOT_START_MIN', 70_000_000],
  ['JACKPOT_START_MAX', 130_000_000],
  ['JACKPOT_STEP_MIN', 100],
  ['JACKPOT_STEP_MAX', 500],
  ['JACKPOT_WAITS_SECONDS', [3, 4, 5]],
  ['CLIENT_TYPE', 2],
  ['PLATFORM', 'html5'],
  ['QUERY_PARAMETERS', 1_000],
  ['QUERY_DEPTH', 5],
  ['QUERY_ARRAY', 20],
  ['DOWNLOAD_BONUS', 688],
  ['BAR_CLOSED', '1'],
]

it.each(CONSTANTS)('CONST-01 %s stands once, is %j, and is what the code uses', (name, value) => {
  const written = declarationsOf(name).map(([, text = '']) => text)
  expect(written).toHaveLength(1)
  expect(valueIn(written[0] ?? '')).toEqual(value)
  expect(usesOf(name).length).toBeGreaterThan(0)
})

it.each([9_999, 140, 12.4, 12.1, 70_000_000, 130_000_000, 688])(
  'CONST-01 %d is written where its constant is, and nowhere else',
  (value) => {
    const numbers = sources.flatMap((text) => text.match(/(?<![\w.#-])\d[\d_]*(?:\.\d+)?(?![\w.%])/g) ?? [])
    expect(numbers.filter((text) => Number(text.replaceAll('_', '')) === value)).toHaveLength(1)
  },
)

it.each(['TF', 'DS88', 'trad'])('CONST-01 %s is written where it is decided what it means, and nowhere else', (word) => {
  expect(sources.flatMap((text) => text.match(new RegExp(`'${word}'`, 'g')) ?? [])).toHaveLength(1)
})

it('CONST-01 a gateway that is asked from a desktop has an id of its own, for a skin there is none of here', () => {
  expect(WEB_GATEWAY).toBe(1)
})

it('CONST-01 members of the types 0, 4 and 40 are no agents, and anybody else is', () => {
  const types = Array.from({ length: 100 }, (_, type) => type)
  expect(types.filter((type) => !isAgent(type))).toEqual([0, 4, 40])
})
