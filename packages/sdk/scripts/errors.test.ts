import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import lgw from '../contract/lgw.json' with { type: 'json' }
import wps from '../contract/wps.json' with { type: 'json' }
import { errorsOf, errorTable, groupsOf } from './errors.ts'

const guest = { security: [] }
const member = { security: [{ token: [] }] }
const either = { security: [{}, { token: [] }] }
const document = {
  paths: Object.fromEntries(
    Object.entries({ a: member, b: { ...member, 'x-once': true }, c: either, d: guest, e: member, f: member }).map(
      ([operationId, operation]) => [`/${operationId}`, { get: { operationId, ...operation } }],
    ),
  ),
}

const rowOf = (code: string, ids: string) => {
  const errors = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, ids.includes(id) ? [code] : []]))
  return errorTable(errors, groupsOf(document)).split('\n').at(-1)
}

describe('KIT-03 the table of codes', () => {
  it('says that every call answers a code, or every one with a token, only where it is so', () => {
    expect(rowOf('server.error', 'abcdef')).toBe('| `server.error` | every call |')
    expect(rowOf('session.ended', 'abcef')).toBe('| `session.ended` | every call that sends a token |')
    expect(rowOf('session.ended', 'abef')).toBe('| `session.ended` | every call that sends a token but `c` |')
  })

  it('names the calls otherwise, however many of them send a token', () => {
    expect(rowOf('field.wrong', 'ab')).toBe('| `field.wrong` | `a`, `b` |')
    expect(rowOf('field.wrong', 'bde')).toBe('| `field.wrong` | `b`, `d`, `e` |')
  })

  it('is true of the contract', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const errors = { ...errorsOf(wps), ...errorsOf(lgw) }
    const answers = (id: string, code: string) => errors[id]?.includes(code)
    const table = readme.match(/<!-- codes -->([\s\S]*)<!-- \/codes -->/)?.[1] ?? ''
    const ofToken = [wps, lgw].flatMap((each) => groupsOf(each)['every call that sends a token'] ?? [])
    const [, fields = ''] = /`register\.field\.invalid` +\| (.*) \|/.exec(table) ?? []
    expect([...fields.matchAll(/`(\w+)`/g)].every(([, id = '']) => answers(id, 'register.field.invalid'))).toBe(true)
    expect(fields).toContain('`sendLoginSms`')
    const [, ended = ''] = /`session\.ended` +\| every call that sends a token(.*) \|/.exec(table) ?? []
    expect(ofToken.filter((id) => !answers(id, 'session.ended'))).toEqual([...ended.matchAll(/`(\w+)`/g)].map(([, id]) => id))
  })
})
