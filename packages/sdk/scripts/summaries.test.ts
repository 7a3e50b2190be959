import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operationsIn } from '../src/verify/document.ts'
import { withSummaries } from './summaries.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

it.each(['wps', 'lgw'])('CALL-01 an editor shows what each call of %s is for', (api) => {
  const types = read(`src/gen/${api}.ts`)
  const operations = operationsIn(JSON.parse(read(`contract/${api}.json`)))
  expect(operations.length).toBeGreaterThan(0)
  for (const { id, operation } of operations) {
    const [, comment] = new RegExp(`/\\*\\*(.*)\\*/\\s+${id}: \\{`).exec(types) ?? []
    expect(comment, id).toContain(String(operation.summary))
  }
})

it('CALL-01 only the operations carry summaries, and one without a summary none', () => {
  const types =
    'export interface paths {\n    list: {\n}\nexport interface operations {\n    list: {\n    }\n    other: {\n    }\n}'
  const operation = { operationId: 'list', summary: 'A list.', description: 'Of games.' }
  const document = { paths: { '/list': { get: operation }, '/other': { get: { operationId: 'other' } } } }
  expect(withSummaries(types, document)).toBe(types.replace('operations {\n', 'operations {\n    /** A list. Of games. */\n'))
})
