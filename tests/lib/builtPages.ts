import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { EarlyPage, WaitingFacts } from '@lobbykit/web/src/app/earlyPage.ts'
import { ADDRESSES, addressAt, guardOf } from '../../packages/hooks/src/core/navigation/addresses.rules.ts'
import { guardAt } from '../../packages/hooks/src/core/navigation/route.rules.ts'

/** A document of the build, as a static host publishes it. */
export interface BuiltPage {
  /** Inside the published folder, such as `m/login/index.html`. */
  readonly file: string
  /** The first path of the address it is for. */
  readonly path: string
  /** The path with the query that it is visited with. */
  readonly address: string
  /** The parts of that query that choose its screen, as the page names them; an empty text for none. */
  readonly variant: string
  /** All paths of that address. */
  readonly paths: readonly string[]
  readonly html: string
  /** The waiting state. */
  readonly body: string
  /** Text of the heading in the waiting state. */
  readonly heading: string
  /** Files of the scripts it names: those it runs and those it has fetched ahead. */
  readonly scripts: readonly string[]
  /** Files of the words it names. */
  readonly words: readonly string[]
  /** Texts of its style elements. */
  readonly styles: readonly string[]
  /** Texts of its script elements that run. */
  readonly inlineScripts: readonly string[]
  /** The file of what is known of the build, which it names for the application. */
  readonly facts: string
  /** The style file that it names for the application. */
  readonly laterStyles: readonly string[]
  /** Style files that hold back the first paint. */
  readonly styleFiles: readonly string[]
  /** What it tells the script of its first calls. */
  readonly early: EarlyPage
}

/** Bytes of a file of the build as hosts send it to browsers that read gzip: as it was compressed beforehand. */
export function gzipBytes(file: string): number {
  const packed = `${file}.gz`
  return statSync(existsSync(packed) ? packed : file).size
}

/** Bytes of the styles in a document, after gzip. */
export const styleBytes = ({ styles }: BuiltPage): number => gzipSync(styles.join(''), { level: 9 }).length

/** Every document of an address in the published folder `site/` of a build. */
export function readBuiltPages(site: string): BuiltPage[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== join('assets', '404.html'))
    .sort()
    .map((name) => readPage(site, name.split(sep).join('/'), readFileSync(join(site, name), 'utf8')))
}

const fileOf = (address: string) => address.slice(1)
/** The part whose words a file holds. */
const partOf = (wordFile: string) => wordFile.replace(/^\/?assets\/(.+)\.\w+-.{8}\.json$/, '$1')

/** Queries that choose another screen, by what the page calls the combination of their parts. */
const QUERIES: Readonly<Record<string, string>> = {
  code: '?code=ELOTT_ELOTT_1',
  order: '?order=D1',
  to: '?to=newbie77',
  types: '?types=A',
  way: '?way=link',
}

/** The screens that the query of an address may choose instead of its own, each once: as visits of the same document. */
export function otherScreensOf(page: BuiltPage): BuiltPage[] {
  const { early, scripts, words, path } = page
  const { '': own, ...others } = early.screens ?? {}
  const ownScripts = own?.scripts.map(fileOf) ?? []
  const [core = '', ownWords = ''] = words
  const wordsOf = (screen: { words: Readonly<Record<string, string>> }) =>
    core.replace('/core.', `/${partOf(Object.values(screen.words)[0] ?? '')}.`)
  const known = new Set([ownWords])
  return Object.entries(others).flatMap(([variant, screen]) => {
    const said = wordsOf(screen)
    if (known.has(said)) return []
    known.add(said)
    const search = QUERIES[variant]
    if (!search) throw new Error(`No query is known for a screen of ${path}: ${variant}`)
    return {
      ...page,
      address: path + search,
      variant,
      heading: headingIn(waitingStateOf(page, variant)),
      scripts: [...scripts.filter((file) => !ownScripts.includes(file)), ...screen.scripts.map(fileOf)],
      words: [...words.filter((file) => file !== ownWords), said],
    }
  })
}

/** The waiting state of a screen that a query chooses, which stands in the document for it. */
function waitingStateOf({ body, file }: BuiltPage, variant: string): string {
  const spares = [...body.matchAll(/<template data-variants="([^"]*)">([\s\S]*?)<\/template>/g)]
  const [, , markup] = spares.find(([, variants = '']) => variants.split(' ').includes(variant)) ?? []
  if (!markup) throw new Error(`${file} has no waiting state for ${variant}`)
  return markup
}

/** Text of the first heading in a piece of markup; empty where there is none. */
function headingIn(markup: string): string {
  const heading = /<h1\b[^>]*>([^<]*)/.exec(markup) ?? /<h2\b[^>]*>([^<]*)/.exec(markup)
  return unescaped(heading?.[1] ?? '')
}

/** One document for each address, in the order of the addresses: the one that links lead to; and each other screen that it has. */
export function pagesInOrder(pages: readonly BuiltPage[]): BuiltPage[] {
  return Object.values(ADDRESSES)
    .flatMap(([path]) => pages.find(({ file }) => file === `${path.slice(1)}/index.html`) ?? [])
    .flatMap((page) => [page, ...otherScreensOf(page)])
}

/** Who visits: a guest, a member without a team, or an agent. */
export type Visitor = 'guest' | 'member' | 'agent'

const guardHere = ({ path, address }: BuiltPage) => {
  const name = addressAt(path)
  return name && guardAt(guardOf(name), path, address.slice(path.length + 1))
}

/** Members may open it; what it is there for is for agents (BAL-08). */
const isOfAgents = ({ path }: BuiltPage) => addressAt(path) === 'uplineTransfer'

/** Whom an address is for; only one that is for guests has first calls for a visitor without a session. */
export const isFor: Readonly<Record<Visitor, (page: BuiltPage) => boolean>> = {
  guest: ({ early }) => Object.keys(early.guest).length > 0,
  member: (page) => guardHere(page) === 'member' && !isOfAgents(page),
  agent: (page) => guardHere(page) === 'agent' || isOfAgents(page),
}

/** Whether an address is for guests and members alike. */
export const isForEveryone = (page: BuiltPage): boolean => guardHere(page) === 'public'

function readPage(site: string, file: string, html: string): BuiltPage {
  const [head = '', body = ''] = html.split('<body>')
  const links = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const named = (chosen: (tag: Tag) => boolean) => links.filter(chosen).map(({ src, href }) => (src ?? href ?? '').slice(1))
  const factsOf = (id: string) =>
    JSON.parse(unescaped(new RegExp(`<script id="${id}" data-page='([^']*)'`).exec(body)?.[1] ?? ''))
  const { paths }: WaitingFacts = factsOf('before-paint')
  const early: EarlyPage = factsOf('early')
  const own = early.screens?.['']
  const facts = named(({ id }) => id === 'build')[0] ?? ''
  const code = early.language.toLowerCase()
  const version: string = JSON.parse(readFileSync(join(site, facts), 'utf8')).versions[code]
  const spoken = Object.values(early.words)[0] ?? []
  const ownWords = own ? Object.values(own.words).slice(0, 1) : []
  return {
    file,
    path: paths[0] ?? '',
    address: paths[0] ?? '',
    variant: '',
    paths,
    html,
    body,
    heading: headingIn(body),
    scripts: [...named(({ src, rel }) => src !== undefined || rel === 'modulepreload'), ...(own?.scripts ?? []).map(fileOf)],
    words: [...spoken, ...ownWords].map((name) => `assets/${partOf(name)}.${code}-${version}.json`),
    styles: [...head.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text),
    facts,
    laterStyles: named(({ rel, as }) => rel === 'preload' && as === 'style'),
    inlineScripts: [...html.matchAll(/<script(?![^>]* (?:src|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    ),
    styleFiles: named(({ rel, disabled }) => rel === 'stylesheet' && disabled === undefined),
    early,
  }
}

type Tag = Readonly<Partial<Record<string, string>>>

const attributesOf = (tag: string): Tag =>
  Object.fromEntries([...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, unescaped(value)]))

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
