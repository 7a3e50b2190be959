// One list of codes: the contract has it, hooks put each into words or say why not, and the mock backend refuses with each.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isKnownCode } from '@lobbykit/hooks'
import { createMockBackend } from '@lobbykit/mock-server'
import { createSdk, isApiError } from '@lobbykit/sdk'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { contractOperations, documents, isNode, type Node } from './document.ts'

const codesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(codesIn)
    : isNode(value)
      ? [...codesOf(value), ...Object.values(value).flatMap(codesIn)]
      : []
const codesOf = (node: Node) => (Array.isArray(node['x-errors']) ? node['x-errors'].map(String) : [])
const codes = [...new Set(Object.values(documents).flatMap(codesIn))].toSorted()

const backend = createMockBackend({ games: 20 })
const fetch = (request: Request) => backend.handle(request)
const sdk = createSdk({ baseUrl: 'http://mock.example', merchantCode: 'lobbykit', fetch, retries: 0 })

const MOCK = fileURLToPath(new URL('../../packages/mock-server/src/', import.meta.url))
/** Every text that stands in the code of the mock backend but as the name of a field, as its list of statuses has them. */
const saidByMock = new Set(
  globSync('**/*.ts', { cwd: MOCK, exclude: ['**/*.test.ts'] }).flatMap((file) => {
    const texts: string[] = []
    const visit = (node: ts.Node) => {
      const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node
      const isType = ts.isLiteralTypeNode(node.parent)
      if (ts.isStringLiteral(node) && !isName && !isType) texts.push(node.text)
      node.forEachChild(visit)
    }
    ts.createSourceFile(file, readFileSync(`${MOCK}${file}`, 'utf8'), ts.ScriptTarget.Latest, true).forEachChild(visit)
    return texts
  }),
)

const setFault = (kind: string) =>
  fetch(new Request('http://mock.example/mock/fault', { method: 'POST', body: JSON.stringify({ target: '*', kind }) }))

describe('KIT-03 the codes of a refusal', () => {
  it('are many, and each belongs to a call', () => {
    expect(codes.length).toBeGreaterThan(30)
    expect(contractOperations.flatMap(({ node }) => codesOf(node)).length).toBeGreaterThan(40)
  })

  it.each(codes)('%s is one that the mock backend refuses with, and known to hooks', async (code) => {
    expect(saidByMock).toContain(code)
    expect((await setFault(code)).status).toBe(200)
    const error = await sdk.wps.GET('/wps/system/status').catch((failure: unknown) => failure)
    expect(isApiError(error) && error.code).toBe(code)
    expect(isKnownCode(code)).toBe(true)
  })

  it('that the contract does not have are answered by no one', async () => {
    expect((await setFault('unicorn.missing')).status).toBe(400)
    expect(isKnownCode('unicorn.missing')).toBe(false)
  })
})
