import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const LOGIN_LINES = 25
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Lines that somebody wrote for this skin: imports and blank ones do not count. */
const ownLines = (source: string) =>
  source
    .replace(/^import [^']*'[^']*'$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length

it('the imports of a file are none of its own lines', () => {
  const source = "import './a.css'\nimport { a } from 'a'\nimport {\n  type B,\n  c,\n} from 'b'\n\nconst own = a\n"
  expect(ownLines(source)).toBe(1)
})

it.each(['antd-mobile', 'mui', 'react-native-web'])('KIT-06 a whole login on %s takes as few lines as the docs say', (kit) => {
  const lines = ownLines(read(`./${kit}/Login.tsx`))
  expect(lines).toBeLessThanOrEqual(LOGIN_LINES)
  const [, promised] =
    new RegExp(`tests/skins/${kit}\\)[^|]*\\|[^|]*\\| *(\\d+) *\\|`).exec(read('../../packages/hooks/docs/ui-kits.md')) ?? []
  expect(Number(promised)).toBe(lines)
})
