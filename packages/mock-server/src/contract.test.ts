import { describe, expect, it } from 'vitest'
import { contractOperations, findOperation, pathValues } from './contract.ts'

describe('finding a call', () => {
  it('CALL-02 goes by method and path', () => {
    expect(findOperation('POST', '/wps/game/favourite')?.id).toBe('addFavourite')
    expect(findOperation('DELETE', '/wps/game/favourite')?.id).toBe('removeFavourite')
    expect(findOperation('PUT', '/wps/game/favourite')).toBeUndefined()
    expect(findOperation('GET', '/wps/game/favourite/')).toBeUndefined()
  })

  it('reads the values a path template names, and takes no broken ones', () => {
    const [any] = contractOperations
    if (!any) throw new Error('no operations')
    const operation = { ...any, path: '/wps/message/{id}' }
    expect(pathValues(operation, '/wps/message/a%20b')).toEqual({ id: 'a b' })
    expect(pathValues(operation, '/wps/message/')).toBeUndefined()
    expect(pathValues(operation, '/wps/message/%E0%A4%A')).toBeUndefined()
    expect(pathValues(operation, '/wps/message/1/2')).toBeUndefined()
  })
})
