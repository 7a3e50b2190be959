import { describe, expect, it } from 'vitest'
import lgw from '../contract/lgw.json' with { type: 'json' }
import wps from '../contract/wps.json' with { type: 'json' }
import { completions, errors, hover, signature, write } from './test/editor.ts'
import { operationsIn } from './verify/document.ts'

const calls = Object.entries({ wps, lgw }).flatMap(([api, document]) =>
  operationsIn(document).map(({ method, path, operation: { summary, description } }) => ({
    call: `sdk.${api}.${method}('${path}'`,
    says: [summary, description].filter(Boolean).join(' '),
  })),
)

describe('CALL-01 in an editor', () => {
  it('a hover over any call shows what it is for', () => {
    write(['declare const given: never', ...calls.map(({ call }) => `${call}, given)`)].join('\n'))
    expect(calls.length).toBeGreaterThan(100)
    expect(calls.map(({ call }) => ({ call, says: hover(call) }))).toEqual(calls)
  })

  it('the parameters of a call show it too, once they are whole', () => {
    write("sdk.wps.GET('/wps/system/domainRoute', { timeoutMs: 100 })")
    expect(signature('timeoutMs: ')).toMatch(calls.find(({ call }) => call.includes('domainRoute'))?.says ?? '')
  })

  it('an unfinished call is completed by its own path, and gives what that one gives', () => {
    write("const page = await sdk.wps.GET('/wps/game/list', { params: { query: { } } })\nsdk.wps.DELETE('')\npage.")
    expect(completions('query: { ').slice(0, 3)).toEqual(['clientType', 'gameType', 'language'])
    expect(completions('page.')).toEqual(['games', 'pageNum', 'totalPages'])
    expect(completions("DELETE('")).toContain('/wps/session/logout')
  })

  it.each([
    ["POST('/wps/game/favourite', { body: { nodeId: 'x' } })", "Type 'string' is not assignable to type 'number'."],
    [
      "GET('/wps/game/winners', { params: { query: { language: 'EN', limitNum: 3 } } })",
      "Property 'gameCategory' is missing in type '{ language: string; limitNum: number; }' but required in type '{ gameCategory: string; language: string; limitNum: number; }'.",
    ],
    [
      "GET('/wps/session/logout')",
      `Argument of type '"/wps/session/logout"' is not assignable to parameter of type 'PathsWith<paths, "get">'.`,
    ],
    [
      "GET('/wps/game/winners')",
      `Argument of type '"/wps/game/winners"' is not assignable to parameter of type 'PathsThatNeedNoInit<paths, "get">'.`,
    ],
  ])('a wrong call is explained by its own path and by no other: %s', (call, error) => {
    write(`sdk.wps.${call}`)
    expect(errors()).toEqual([error])
  })
})
