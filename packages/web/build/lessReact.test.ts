import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LEFT_OUT, lessReact, withoutExports } from './lessReact.ts'

const require = createRequire(import.meta.url)
const renderer = require.resolve('react-dom')
const entries = {
  react: require.resolve('react'),
  'react-dom': renderer,
  scheduler: createRequire(renderer).resolve('scheduler'),
}

describe.each(Object.entries(entries))('of %s', (name, entry) => {
  const folder = join(dirname(entry), 'cjs')
  const file = readdirSync(folder).find((each) => new RegExp(`^${name}\\.production(\\.min)?\\.js$`).test(each)) ?? ''
  const code = readFileSync(join(folder, file), 'utf8')
  const exportsOf = (text: string) => new Set([...text.matchAll(/\bexports\.(\w+)=/g)].map(([, exported]) => exported))

  it('is left out what it has, and nothing else', () => {
    const all = exportsOf(code)
    const left = exportsOf(withoutExports(code, name))
    expect(all.size).toBeGreaterThan(left.size)
    expect([...all].filter((exported) => !left.has(exported)).toSorted()).toEqual([...(LEFT_OUT[name] ?? [])].toSorted())
  })

  it('the rest is as it was', () => {
    const module = { exports: {} as Record<string, unknown> }
    new Function('exports', 'module', 'require', withoutExports(code, name))(module.exports, module, createRequire(entry))
    const whole: Record<string, unknown> = createRequire(entry)(entry)
    const names = Object.keys(whole).filter((exported) => !LEFT_OUT[name]?.includes(exported))
    expect(names.filter((exported) => !(exported in module.exports))).toEqual([])
  })
})

it.each(['UNSAFE_componentWillMount', 'componentWillReceiveProps', 'childContextTypes', 'componentStack'])(
  'a module that names %s does not build',
  async (name) => {
    const { transform } = lessReact()
    if (typeof transform !== 'function') throw new Error('No transform')
    const build = {
      error(text: string): never {
        throw new Error(text)
      },
    }
    const read = async (code: string) => transform.call(build as never, code, '/src/Screen.tsx')
    await expect(read(`export const thing = { ${name}: 1 }`)).rejects.toThrow(name)
    await expect(read('export const thing = { componentDidMount: 1 }')).resolves.toBeUndefined()
  },
)
