import { expect, it } from 'vitest'
import { withPaths } from './rootPaths.ts'

const root = `openapi: 3.1.0
paths:
  # Written by \`pnpm gen\` from the files of the domains.
  /old: { $ref: './wps/game.yaml#/paths/~1old' }
components:
  schemas: {}
`
const call = (id: string) => `    get: { operationId: ${id}, security: [], responses: {} }\n`
const file = (...paths: string[]) =>
  `paths:\n${paths.map((path) => `  ${path}:\n${call(`get${path.replaceAll(/\W/g, '_')}`)}`).join('')}`

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

it('an operation that stands in two files is refused by name', () => {
  const files = new Map([
    ['./wps/a.yaml', `paths:\n  /wps/a:\n${call('getList')}`],
    ['./wps/b.yaml', `paths:\n  /wps/b:\n${call('getList')}`],
  ])
  expect(() => withPaths(root, files)).toThrow('getList stands in ./wps/a.yaml and in ./wps/b.yaml')
})

it.each([
  ['', './wps/bad.yaml has no paths'],
  ['hello', './wps/bad.yaml has no paths'],
  ['paths: [/wps/bad]', './wps/bad.yaml has no paths'],
  ['paths: {}\npaths: {}', './wps/bad.yaml: Map keys must be unique at line 2'],
  ['paths:\n  /wps/bad: [', './wps/bad.yaml: Flow sequence in block collection'],
  ['paths:\n\t/wps/bad:', './wps/bad.yaml: Tabs are not allowed as indentation at line 2'],
  ['paths:\n  wps/bad: {}', './wps/bad.yaml: wps/bad is no path'],
  ['paths:\n  /wps/bad:', './wps/bad.yaml: /wps/bad has no operation'],
  ['paths:\n  /wps/bad:\n    post:', './wps/bad.yaml: POST /wps/bad has no operationId'],
  ['paths:\n  /wps/bad:\n    post: { operationId: get-bad }', './wps/bad.yaml: POST /wps/bad has no operationId'],
  ['paths:\n  /wps/bad:\n    post: { operationId: bad }', './wps/bad.yaml: POST /wps/bad has no security'],
  ['paths:\n  /wps/bad:\n    post: { operationId: bad, security: [] }', './wps/bad.yaml: POST /wps/bad has no responses'],
])('a file that is not one of a domain is refused by its name: %j', (text, what) => {
  const files = new Map([
    ['./wps/bad.yaml', text],
    ['./wps/good.yaml', file('/wps/good')],
  ])
  expect(() => withPaths(root, files)).toThrow(what)
})
