import { decode, encode } from '@jridgewell/sourcemap-codec'
import type { Plugin } from 'vite'
import { expect, it } from 'vitest'
import { coreNames } from './coreNames.ts'

const CORE = 'assets/core-1.js'

/** A core and a page's script, after the hook. */
function renamed({
  core,
  page,
  dynamicImports = [] as string[],
  map = '',
}: Record<'core' | 'page', string> & { dynamicImports?: string[]; map?: string }) {
  const chunk = { type: 'chunk', isEntry: false, dynamicImports: [], imports: [] }
  const bundle = {
    core: { ...chunk, name: 'core', fileName: CORE, isEntry: true, code: core },
    page: { ...chunk, name: 'page', fileName: 'assets/page-1.js', imports: [CORE], dynamicImports, code: page },
    'assets/page-1.js.map': { type: 'asset', source: JSON.stringify({ version: 3, mappings: map }) },
  }
  const hook = (coreNames() as Plugin & { generateBundle: { handler: (options: object, bundle: object) => void } })
    .generateBundle
  hook.handler({}, bundle)
  const { mappings } = JSON.parse(bundle['assets/page-1.js.map'].source)
  return { core: bundle.core.code.trim(), page: bundle.page.code, mappings }
}

it('the core exports its names as they are, and who imports them follows', () => {
  const { core, page } = renamed({
    core: 'const Ab=1,cd=2,e=3;export{Ab as $,cd as x,e};\n',
    page: 'import{a as n}from"./other.js";import{$ as t,x as cd,e}from"./core-1.js";t(cd,e,n);',
  })
  expect(core).toBe('const Ab=1,cd=2,e=3;export{Ab,cd,e};')
  expect(page).toBe('import{a as n}from"./other.js";import{Ab as t,cd,e}from"./core-1.js";t(cd,e,n);')
})

it('a single name, whatever its letters', () => {
  const { page } = renamed({ core: 'const Ab=1;export{Ab as t};', page: 'import{t}from"./core-1.js";t();' })
  expect(page).toBe('import{Ab as t}from"./core-1.js";t();')
})

it('places in the source map move with the line behind the import', () => {
  const map = encode([
    [],
    [
      [34, 0, 0, 0],
      [36, 0, 0, 2],
    ],
    [[5, 0, 1, 0]],
  ])
  const { page, mappings } = renamed({
    core: 'const Ab=1;export{Ab as $};',
    page: '\nimport{$ as t}from"./core-1.js";  t();\nmore();',
    map,
  })
  expect(page).toContain('import{Ab as t}')
  expect(decode(mappings)).toEqual([
    [],
    [
      [35, 0, 0, 0],
      [37, 0, 0, 2],
    ],
    [[5, 0, 1, 0]],
  ])
})

it('a name that the core lacks, a core without exports and one that is imported when needed fail the build', () => {
  const core = 'const Ab=1;export{Ab as $};'
  expect(() => renamed({ core, page: 'import{q}from"./core-1.js";' })).toThrow('imports q')
  expect(() => renamed({ core: 'const Ab=1;', page: '' })).toThrow('exports nothing')
  expect(() => renamed({ core, page: 'import*as t from"./core-1.js";' })).toThrow('not known')
  expect(() => renamed({ core, page: 'import{$ as t}from"./core-1.js";export{$}from"./core-1.js";' })).toThrow('not known')
  expect(() => renamed({ core, page: '', dynamicImports: [CORE] })).toThrow('when needed')
})
