import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { icons } from '../src/ui/icons.ts'
import { withoutCopy } from './copies.ts'
import { CORE } from './parts.ts'
import { ICON } from './scriptNames.ts'

const src = resolve(import.meta.dirname, '../src').replaceAll('\\', '/')
const set = `${src}/ui/icons.ts`
const drawn = `${src}/ui/drawnIcons.ts`
const isIcon = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name)

interface IconSplit {
  readonly plugin: Plugin
  /** Paths of the drawings that every page may show, by the names of the icons. */
  readonly ofCore: () => ReadonlyMap<string, string>
}

/**
 * Splits the set of icons: a module that names an icon imports its drawing, so the bundler puts each drawing into the scripts
 * that need it, and an author writes only the name of the icon, in quotes. A word in quotes that is equal to the name of an
 * icon brings a drawing that nobody needs. A name that is not in quotes brings no drawing, and the test that visits every
 * address finds that. The drawings of the core come with the facts of the build and are in no script; a page has those that it
 * paints first.
 */
export function splitIcons(scriptOf: (id: string) => string | null): IconSplit {
  const isCores = (name: string) => scriptOf(ICON + name) === CORE
  const plugin: Plugin = {
    name: 'lobbykit:split-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(ICON) ? source : undefined),
    load(id) {
      const name = id.slice(ICON.length)
      if (!id.startsWith(ICON) || !isIcon(name)) return
      if (isCores(name)) return { code: 'export {}', moduleSideEffects: false }
      const code = `import { drawnIcons } from ${JSON.stringify(drawn)}\ndrawnIcons[${JSON.stringify(name)}] = ${JSON.stringify(icons[name])}`
      return { code, moduleSideEffects: true }
    },
    transform(code, id) {
      if (!id.startsWith(src) || !/\.tsx?$/.test(withoutCopy(id)) || id === set || id === drawn) return
      const names = new Set([...code.matchAll(/['"]([\w-]+)['"]/g)].map((match) => match[1] ?? '').filter(isIcon))
      if (names.size === 0) return
      const imports = [...names].map((name) => `import ${JSON.stringify(ICON + name)}`)
      return { code: [...imports, code].join(';'), map: null }
    },
  }
  return { plugin, ofCore: () => new Map(Object.entries(icons).filter(([name]) => isCores(name))) }
}
