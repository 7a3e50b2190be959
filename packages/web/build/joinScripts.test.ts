import { describe, expect, it } from 'vitest'
import { joinScripts, type PlannedScript, type Visit } from './joinScripts.ts'

const script = (name: string, size: number, users: string, imports = '', isPart = false): PlannedScript => ({
  name,
  size,
  users: new Set(users.split(' ')),
  imports: new Set(imports.split(' ').filter(Boolean)),
  isShared: !isPart && name !== 'core',
  isOpen: true,
})
const part = (name: string, size = 5_000) => script(name, size, name, 'core', true)
const core = script('core', 100_000, 'core')
const pages = (...names: string[]): Visit[] => names.map((name) => ({ name, weight: 1, after: [] }))
const join = (scripts: readonly PlannedScript[], visits: readonly Visit[]) =>
  Object.fromEntries(joinScripts([core, ...scripts], ['core', 'renderer'], visits))

describe('scripts that several visits share', () => {
  it('become one where all who load the one load the other', () => {
    const scripts = [part('a'), part('b'), script('x', 9_000, 'a b c'), script('y', 18_000, 'a b c'), part('c'), part('home')]
    const visits = [...pages('a', 'b', 'c'), { name: 'home', weight: 30, after: [] }]
    expect(join(scripts, visits)).toMatchObject({ a: 'a', b: 'b', x: 'y', y: 'y' })
  })

  it('stay apart where somebody would load much in vain', () => {
    const scripts = [part('a'), part('b'), part('c'), script('x', 20_000, 'a b'), script('y', 20_000, 'b c')]
    expect(join(scripts, pages('a', 'b', 'c'))).toMatchObject({ x: 'x', y: 'y' })
  })

  it('become fewer for a page that has more than three, though others then load in vain', () => {
    const shared = [script('x', 7_000, 'a b'), script('y', 7_000, 'a c'), script('z', 7_000, 'a d')]
    const scripts = [part('a'), part('b'), part('c'), part('d'), ...shared]
    const { a, x, y, z } = join(scripts, pages('a', 'b', 'c', 'd'))
    expect(new Set([a, x, y, z]).size).toBe(3)
  })

  it('never import each other in a circle', () => {
    // If x and z were joined, the new script would need y, and y needs z.
    const scripts = [part('a'), script('x', 900, 'a', 'y'), script('y', 40_000, 'a b', 'z'), script('z', 40_000, 'a b c')]
    const { x, z } = join([...scripts, part('b'), part('c')], pages('a', 'b', 'c'))
    expect(x).not.toBe(z)
  })

  it('count little where they come later, after what is there already', () => {
    const scripts = [part('a'), part('a.sheet'), part('b'), script('x', 9_000, 'a.sheet b')]
    const opened = (weight: number, after: readonly string[]): Visit => ({ name: 'a.sheet', weight, after })
    expect(join(scripts, [...pages('a', 'b'), opened(0.2, ['a'])]).x).toBe('b')
    expect(join(scripts, [...pages('a', 'b'), opened(1, [])]).x).toBe('x')
  })
})
