// Every link of the docs and of the READMEs leads somewhere, and behaviours are links to their lines.
import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsOf, proseOf, REPOSITORY, targetsOf } from '../lib/links.ts'
import { pageNames, readPage, readText, root } from './pages.ts'

/** A text of markdown has lines to jump to only where it is shown as it is written. */
const BEHAVIOURS = `${REPOSITORY}blob/main/tests/behaviours.md?plain=1`
const READMES = [
  'README.md',
  ...['hooks', 'sdk', 'mock-server', 'web'].map((name) => `packages/${name}/README.md`),
  'tests/skins/start/README.md',
  'tests/bench/README.md',
]
const pages = pageNames.map((name) => `packages/hooks/docs/${name}.md`)

/** What is wrong with a link of a page; undefined for nothing, or where it leads out of this project. */
function wrongWith(page: string, target: string): string | undefined {
  const isHere = target.startsWith(REPOSITORY)
  if (!isHere && /^https?:/.test(target)) return undefined
  const [whole = '', anchor] = (isHere ? target.slice(REPOSITORY.length) : target).split('#')
  const [path = '', query] = whole.split('?')
  const [, kind, inRepository = ''] = /^(blob|tree)\/main\/(.*)$/.exec(path) ?? []
  const place = isHere ? inRepository : path ? relative(root, join(root, dirname(page), path)) : page
  const file = join(root, place)
  if ((isHere && !kind) || !existsSync(file)) return `${page}: ${target} is not there`
  if (isHere && statSync(file).isDirectory() !== (kind === 'tree')) return `${page}: ${target} is not a ${kind}`
  if (anchor === undefined) return undefined
  const line = /^L(\d+)$/.exec(anchor)?.[1]
  if (line && place.endsWith('.md') && query !== 'plain=1') return `${page}: ${target} is shown without lines`
  const isThere = line ? Number(line) <= readText(place).split('\n').length : anchorsOf(readText(place)).includes(anchor)
  return isThere ? undefined : `${page}: ${target} has no such place`
}

const behaviours = new Map<string, number>()
for (const [index, line] of readText('tests/behaviours.md').split('\n').entries()) {
  const id = /^- ([A-Z]+-\d+) /.exec(line)?.[1]
  if (id) behaviours.set(id, index + 1)
}
const ID = new RegExp(
  `\\b(?:${[...new Set([...behaviours.keys()].map((id) => id.replace(/\d+$/, '')))].join('|')})\\d+\\b`,
  'g',
)

/** The page with each of its links to a behaviour at the line of now. */
const relinked = (text: string) =>
  text.replace(/\[([A-Z]+-\d+)\]\([^)]*\)/g, (whole, id: string) =>
    behaviours.has(id) ? `[${id}](${BEHAVIOURS}#L${behaviours.get(id)})` : whole,
  )

describe('links', () => {
  it.each([...READMES, ...pages])('of %s lead somewhere', (page) => {
    const targets = targetsOf(readText(page))
    expect(targets.map((target) => wrongWith(page, target)).filter(Boolean)).toEqual([])
  })

  it.each(['packages/sdk/README.md', 'packages/mock-server/README.md', 'tests/skins/start/README.md'])(
    'of %s to the docs are whole addresses, for it is published without them',
    (page) => {
      expect(targetsOf(readText(page)).filter((target) => /^\.{1,2}\/.*docs\//.test(target))).toEqual([])
    },
  )

  it('that lead nowhere are found', () => {
    expect(wrongWith('packages/hooks/docs/start.md', 'gone.md')).toBe('packages/hooks/docs/start.md: gone.md is not there')
    expect(wrongWith('packages/hooks/docs/start.md', 'a-skin.md#gone')).toBe(
      'packages/hooks/docs/start.md: a-skin.md#gone has no such place',
    )
    expect(wrongWith('packages/hooks/docs/start.md', `${REPOSITORY}blob/main/packages/hooks/docs/gone.md`)).toContain(
      'is not there',
    )
    expect(wrongWith('README.md', `${REPOSITORY}blob/main/packages`)).toContain('is not a blob')
    expect(wrongWith('README.md', 'tests/behaviours.md#L4')).toContain('is shown without lines')
    expect(wrongWith('README.md', 'tests/behaviours.md?plain=1#L4')).toBeUndefined()
    expect(wrongWith('README.md', 'tests/behaviours.md?plain=1#L9999')).toContain('has no such place')
    expect(wrongWith('packages/hooks/docs/start.md', 'a-skin.md#free-play')).toBeUndefined()
  })

  it('lead from the list of the docs to each page, once, and so do those of the package’s first page', () => {
    const listed = [...readPage('README').matchAll(/^\d+\. \[[^\]]+\]\(([^)]+)\.md\)/gm)].map(([, name = '']) => name)
    expect(listed.toSorted()).toEqual(pageNames.filter((name) => name !== 'README').toSorted())
    const [, toRead = ''] = /^## To read$(.*?)^## /ms.exec(readText('packages/hooks/README.md')) ?? []
    const linked = [...toRead.matchAll(/^- \[[^\]]+\]\[([^\]]+)\]/gm)].map(([, name = '']) => name)
    expect(linked).toEqual(listed)
  })
})

describe('behaviours', () => {
  it.each(pageNames)('that docs/%s.md names are known, and links', (name) => {
    const prose = proseOf(readPage(name))
    const named = prose.match(ID) ?? []
    expect(named.filter((id) => !behaviours.has(id))).toEqual([])
    expect(prose.replace(/\[[A-Z]+-\d+\]\([^)]*\)/g, '').match(ID)).toBeNull()
  })

  // `vitest -u` puts the lines right after a change of the catalogue.
  it.each(pageNames)('are linked from docs/%s.md at their lines', async (name) => {
    await expect(relinked(readPage(name))).toMatchFileSnapshot(`../../packages/hooks/docs/${name}.md`)
  })
})

it('a page of the docs is about one screen', () => {
  expect(pageNames.filter((name) => readPage(name).split('\n').length > 85)).toEqual([])
})
