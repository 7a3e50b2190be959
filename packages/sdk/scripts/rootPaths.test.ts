import { expect, it } from 'vitest'
import { withPaths } from './rootPaths.ts'

const root = `openapi: 3.1.0
paths:
  # Written by \`pnpm gen\` from the files of the domains.
  /old: { $ref: './wps/game.yaml#/paths/~1old' }
components:
  schemas: {}
`
const file = (...paths: string[]) => `paths:\n${paths.map((path) => `  ${path}:\n    get: {}\n`).join('')}`

it('CALL-01 a document has the paths of its files, and no others', () => {
  const files = new Map([
    ['./wps/game.yaml', file('/wps/game/list', '/wps/game/{id}')],
    ['./wps/club.yaml', file('/wps/club')],
  ])
  const made = withPaths(root, files)
  expect(made).toBe(`openapi: 3.1.0
paths:
  # Written by \`pnpm gen\` from the files of the domains.
  /wps/club: { $ref: './wps/club.yaml#/paths/~1wps~1club' }
  /wps/game/list: { $ref: './wps/game.yaml#/paths/~1wps~1game~1list' }
  /wps/game/{id}: { $ref: './wps/game.yaml#/paths/~1wps~1game~1{id}' }
components:
  schemas: {}
`)
  expect(withPaths(made, files)).toBe(made)
})

it('CALL-01 a path that stands in two files is refused by name', () => {
  const files = new Map([
    ['./wps/a.yaml', file('/wps/list')],
    ['./wps/b.yaml', file('/wps/list')],
  ])
  expect(() => withPaths(root, files)).toThrow('/wps/list stands in ./wps/a.yaml and in ./wps/b.yaml')
})
