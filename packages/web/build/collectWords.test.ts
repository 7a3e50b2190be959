import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { idsIn } from './collectWords.ts'

const packages = resolve(import.meta.dirname, '../..')
const catalogues = ['web', 'hooks'].map((name) => `${name}/src/messages/en.json`)
const read = (file: string) => readFileSync(resolve(packages, file), 'utf8')

describe('the texts that code says', () => {
  const ids = ['ok', 'menu.share', 'title.home', 'category_LIVE', 'category_RNG']

  it('are those whose id stands in it, and all that a template may make', () => {
    expect([...idsIn(`say('ok'); <Row text="menu.share" />`, ids)]).toEqual(['ok', 'menu.share'])
    expect([...idsIn(`text(\`category_\${key}\`)`, ids)]).toEqual(['category_LIVE', 'category_RNG'])
    expect([...idsIn(`home.title; \`\${key}.home\`; "title.homes"`, ids)]).toEqual([])
  })

  it('APP-24 are all that the catalogues have', async () => {
    const all = catalogues.flatMap((file) => Object.keys(JSON.parse(read(file))))
    const files = globSync('{web,hooks}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
      (file) => !/\.(test|example)\.|\/test(ing)?\//.test(file),
    )
    // Types name ids that nothing says, so they go first.
    const code = await Promise.all(files.map(async (file) => (await transformWithOxc(read(file), file)).code))
    const said = new Set(code.flatMap((each) => [...idsIn(each, all)]))
    expect(all.filter((id) => !said.has(id))).toEqual([])
  })
})
