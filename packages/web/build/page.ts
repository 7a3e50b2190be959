import type { EarlyCalls, EarlyFacts, EarlyPage, WaitingFacts } from '../src/app/earlyPage.ts'
import type { WaitingPage } from '../src/app/waitingStates.ts'
import type { Merchant } from '../src/merchant.ts'
import type { WordFiles } from './collectWords.ts'
import { GROUND } from './ground.ts'
import { escaped, inlineScript } from './pageMarkup.ts'
import { pageWords } from './pageWords.ts'
import type { Parts } from './partFacts.ts'
import { CORE } from './parts.ts'
import type { MarkedPage } from './waitingMarkup.ts'

/** What the pages of a build, or of the development server, have in common. */
export interface Site {
  readonly merchant: Merchant
  readonly facts: EarlyFacts
  readonly scriptsOf: Parts['scriptsOf']
  /** Undefined in development, where scripts bring words and styles, and nobody installs the site. */
  readonly files: SiteFiles | undefined
  /** The two scripts that stand in every page. */
  readonly inline: InlineScripts
  /** What the page at the site's root shows until it is known which address it is for. */
  readonly bar: string
  /** The drawings that no script has, by the names of their icons. */
  readonly icons: ReadonlyMap<string, string>
  /** The styles that the waiting states of the pages of a part's world need: one text for all of them, so that the policy stays short. */
  readonly stylesOf: (part: string) => string
}

/** What a build keeps in files beside its scripts, and the development server does not. */
interface SiteFiles {
  readonly words: WordFiles
  /** The style file of the site. */
  readonly styles: string
  /** The file of what is known of the build. */
  readonly facts: string
}

/** The scripts that stand in every page: as files of their own they would arrive after the large ones. */
export interface InlineScripts {
  readonly beforePaint: string
  readonly early: string
}

interface Place {
  /** Whether it stands at the site's root, where unknown addresses end up, too. */
  readonly isRoot: boolean
}

/** The document of an address. */
export function writePage(site: Site, { page, html, others, pictures }: MarkedPage, { isRoot }: Place): string {
  const { merchant, facts, files } = site
  const language = merchant.defaultLanguage
  const screens = Object.entries(page.screens ?? { '': page }).map(([variant, { part }]) => [variant, part] as const)
  const shown = new Set(screens.map(([, part]) => part))
  const words = pageWords(merchant, files?.words)
  // Files that only one of its screens needs are fetched once the query has chosen that screen.
  const scriptsOfScreen = (part: string) => site.scriptsOf({ ...page, part })
  const isShared = (file: string) => screens.every(([, part]) => scriptsOfScreen(part).includes(file))
  const [main, ...scripts] = scriptsOfScreen(page.part).filter(isShared)
  const { session: sessionKey, ...keys } = facts.keys
  const waiting: WaitingFacts = {
    language: facts.language,
    languages: facts.languages,
    keys,
    paths: isRoot ? ['/'] : page.paths,
    query: page.query,
    none: page.none,
    others: page.others?.length ? page.others : undefined,
  }
  const early: EarlyPage = {
    merchant: facts.merchant,
    language: facts.language,
    tokenHeader: facts.tokenHeader,
    sessionKey,
    words: words.byLanguage((addressOf) => (shown.size > 1 ? [CORE] : [CORE, page.part]).map(addressOf)),
    screens:
      shown.size > 1
        ? Object.fromEntries(
            screens.map(([variant, part]) => [
              variant,
              {
                scripts: scriptsOfScreen(part)
                  .filter((file) => !isShared(file))
                  .map((file) => `/${file}`),
                words: words.byLanguage((addressOf) => addressOf(part)),
              },
            ]),
          )
        : undefined,
    notFor: page.notFor,
    ...callsOf(page),
  }
  const lines = [
    '<meta charset="utf-8">',
    `<title>${escaped(isRoot ? merchant.name : page.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${GROUND}">`,
    '<meta name="color-scheme" content="dark">',
    // The first paint waits for the whole waiting state: if only a half of it were painted, it would move when the rest
    // arrives.
    '<link rel="expect" href="#end" blocking="render">',
    ...(isRoot
      ? []
      : pictures.map((address) => `<link rel="preload" as="image" href="${escaped(address)}" fetchpriority="high">`)),
    ...(merchant.apiBase ? [`<link rel="preconnect" href="${new URL(merchant.apiBase).origin}" crossorigin>`] : []),
    `<script type="module" src="/${main}"></script>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...(files ? ['<link rel="manifest" href="/manifest.webmanifest">'] : []),
    `<style>${site.stylesOf(page.part)}</style>`,
  ]
  const spares = [...others].map(([markup, variants]) => `<template data-variants="${variants.join(' ')}">${markup}</template>`)
  const shownAtFirst = isRoot
    ? `<div id="root">${site.bar}</div><template id="waiting">${html}</template>`
    : `<div id="root">${html}</div>`
  const body = shownAtFirst + spares.join('')
  const beforePaint = inlineScript('before-paint', waiting, site.inline.beforePaint)
  // The first paint waits for everything up to here; what follows is for the application.
  const end = '<span id="end" hidden></span>'
  const directions = new Set(Object.values(facts.languages).map(({ direction }) => direction))
  // `beforePaint.ts` has to run before the first paint where it changes what is seen: at the site's root, where languages are
  // written in different directions, and where a query chooses the screen.
  const first = isRoot || directions.size > 1 || spares.length > 0 ? [body, beforePaint, end] : [body, end, beforePaint]
  const later = [
    ...scripts.map((fileName) => `<link rel="modulepreload" href="/${fileName}">`),
    ...(files
      ? [
          `<link id="build" rel="preload" as="fetch" href="/${files.facts}" crossorigin fetchpriority="low">`,
          `<link id="styles" rel="preload" as="style" href="${files.styles}" fetchpriority="low">`,
        ]
      : []),
    inlineScript('early', early, site.inline.early),
    ...words.inPage([...new Set([CORE, ...shown])]),
  ]
  return `<!doctype html><html lang="${facts.languages[language]?.tag}" dir="${facts.languages[language]?.direction}"><head>${lines.join('\n')}</head><body>${drawings(site, body)}${first.join('')}${later.join('\n')}</body></html>\n`
}

/** The icons that the page shows by name before the application is there; the facts of the build bring the others. */
function drawings({ icons }: Site, body: string): string {
  const paths = [...icons]
    .filter(([name]) => body.includes(`"#icon-${name}"`))
    .map(([name, path]) => `<path id="icon-${name}" d="${path}"/>`)
  return `<div hidden><svg id="icons">${paths.join('')}</svg></div>`
}

/** One list is enough where a member asks the same as a guest: the token is sent only where there is a session. */
function callsOf({ guest, member }: WaitingPage): Pick<EarlyPage, 'guest' | 'member'> {
  const withoutToken = (calls: EarlyCalls) => JSON.stringify(calls, (key, value) => (key === 'token' ? undefined : value))
  return withoutToken(member) === withoutToken(guest) ? { guest: member } : { guest, member }
}
