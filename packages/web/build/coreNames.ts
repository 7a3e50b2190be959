import { decode, encode } from '@jridgewell/sourcemap-codec'
import type { Plugin, Rolldown } from 'vite'
import { CORE } from './parts.ts'

const EXPORTS = /export\{([^{}]*)\};?\s*$/
/** The names of a list such as `a as b,c`: how each is called outside the braces, and inside. */
const pairsOf = (list: string): [outside: string, inside: string][] =>
  list.split(',').map((pair) => {
    const [inside = '', outside = inside] = pair.trim().split(' as ')
    return [outside, inside]
  })

/**
 * Lets the core export each name as it is called in the core itself: `export{Ab,Cd}` in place of `export{Ab as x,Cd as y}`. The
 * core exports hundreds of names to the scripts of all pages, and each would stand in every visit twice.
 */
export const coreNames = (): Plugin => ({
  name: 'lobbykit:core-names',
  apply: 'build',
  // The names of files are made of what they hold before this: a change of the rules here has to change them, too.
  augmentChunkHash: () => 'core names 1',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const core = chunks.find(({ name, isEntry }) => isEntry && name === CORE)
      const list = core && EXPORTS.exec(core.code)?.[1]
      if (!core || list === undefined) throw new Error('The core exports nothing')
      // A dynamic import takes the exports by the names before; the code around it is not changed here.
      if (chunks.some(({ dynamicImports }) => dynamicImports.includes(core.fileName)))
        throw new Error('The core is imported when needed')
      const inside = new Map(pairsOf(list))
      core.code = core.code.replace(EXPORTS, () => `export{${[...new Set(inside.values())].toSorted().join()}};\n`)
      for (const chunk of chunks) {
        const moved = chunk.imports.includes(core.fileName) ? importBy(inside, chunk, core.fileName) : undefined
        const map = bundle[`${chunk.fileName}.map`]
        if (moved && map?.type === 'asset') map.source = shifted(String(map.source), moved)
      }
    },
  },
})

/** What comes behind an import that has become longer. */
interface Move {
  readonly line: number
  readonly columns: number
}

/** Lets a script import what it needs of the core by the new names; says how far that moves the rest of the line. */
function importBy(names: ReadonlyMap<string, string>, chunk: Rolldown.OutputChunk, core: string): Move | undefined {
  const file = core.split('/').at(-1) ?? ''
  const statement = new RegExp(`import\\{([^{}]*)\\}from"[^"]*/${file.replaceAll('.', '\\.')}"`)
  const found = statement.exec(chunk.code)
  const uses = chunk.code.split(`${file}"`).filter((text) => /from"[^"]*$/.test(text))
  if (uses.length !== (found ? 1 : 0)) throw new Error(`${chunk.fileName} imports the core in a way that is not known here`)
  if (!found) return undefined
  const [before, list = ''] = found
  const renamed = pairsOf(list).map(([local, name]) => {
    const inCore = names.get(name)
    if (inCore === undefined) throw new Error(`${chunk.fileName} imports ${name}, which the core has not`)
    return inCore === local ? local : `${inCore} as ${local}`
  })
  const after = before.replace(/\{[^{}]*\}/, () => `{${renamed.join()}}`)
  chunk.code = chunk.code.replace(before, () => after)
  return { line: chunk.code.slice(0, found.index).split('\n').length - 1, columns: after.length - before.length }
}

/** A source map whose places in a line are moved: all of them stand behind the import. */
function shifted(source: string, { line, columns }: Move): string {
  const map: { mappings: string } = JSON.parse(source)
  const lines = decode(map.mappings)
  for (const segment of lines[line] ?? []) segment[0] += columns
  return JSON.stringify({ ...map, mappings: encode(lines) })
}
