import { describe, expect, it } from 'vitest'
import { callFinder, flawsReported, flawText, outcomeOf, outcomeText, serverTimeOf } from './calls.rules.ts'

const facts = (id: string) => ({ id, file: 'openapi/a.yaml', line: 7 })
const find = callFinder({
  'GET /a/list': facts('list'),
  'GET /a/{id}': facts('one'),
  'GET /a/{id}/b.c': facts('part'),
  'POST /a/{id}': facts('change'),
})

describe('the call of the contract', () => {
  it.each([
    ['GET /a/list', 'list'],
    ['GET /a/7', 'one'],
    ['GET /a/7/b.c', 'part'],
    ['POST /a/list', 'change'],
    ['GET /a/7/bxc', undefined],
    ['GET /a/7/', undefined],
    ['DELETE /a/7', undefined],
    ['GET /constructor', undefined],
    ['constructor', undefined],
  ])('of %s is %s', (key, id) => {
    expect(find(key)?.id).toBe(id)
  })
})

describe('what came of a call', () => {
  it.each([
    [200, { success: true, value: 1 }, 'ok'],
    [204, undefined, 'ok'],
    [200, { success: false, errorCode: 'a.b' }, '200 a.b'],
    [401, { success: false, errorCode: 'session.ended' }, '401 session.ended'],
    [500, undefined, '500 no code'],
    [200, { success: false }, '200 no code'],
    [200, {}, '200 malformed'],
    [200, null, '200 malformed'],
    [200, 'hello', '200 malformed'],
  ])('with %i and %j is %s', (status, body, text) => {
    expect(outcomeText(outcomeOf(status, body))).toBe(text)
  })

  it('is said in a word where nothing came', () => {
    expect([outcomeText({ kind: 'waiting' }), outcomeText({ kind: 'network' }), outcomeText({ kind: 'aborted' })]).toEqual([
      'under way',
      'network',
      'aborted',
    ])
  })
})

it('the time of the backend stands in an answer or in the first item of its list', () => {
  expect(serverTimeOf({ value: { serverTime: 5 } })).toBe(5)
  expect(serverTimeOf({ value: [{ serverTime: 6 }, { serverTime: 7 }] })).toBe(6)
  expect([undefined, null, {}, { value: [] }, { value: { serverTime: '5' } }].map(serverTimeOf)).toEqual(
    Array(5).fill(undefined),
  )
})

it('flaws are read out of a report, and nothing else is taken for them', () => {
  const flaw = { path: 'value.a', expected: 's' }
  expect(flawsReported({ operation: 'list', flaws: [flaw, 7] })).toEqual({ operation: 'list', flaws: [flaw] })
  expect([flawText(flaw), flawText({ path: 'value.b', expected: '@Game' })]).toEqual([
    'value.a is not a text',
    'value.b is not Game',
  ])
  expect([undefined, {}, { flaws: [flaw] }, { operation: 'list', flaws: 'many' }].map(flawsReported)).toEqual(
    Array(4).fill(undefined),
  )
})
