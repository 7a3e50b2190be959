import { expect, it } from 'vitest'
import { markOf, nameOf, roomTypeOf } from './catalog.rules.ts'

it('LIST-15 a game is called by displayName, else gameName, else nodeName', () => {
  expect(nameOf({ displayName: 'Shown', gameName: 'Own', nodeName: 'node' })).toBe('Shown')
  expect(nameOf({ displayName: '', gameName: 'Own', nodeName: 'node' })).toBe('Own')
  expect(nameOf({ gameName: '', nodeName: 'node' })).toBe('node')
  expect(nameOf({ gameName: '' })).toBe('')
})

it('ENT-01 rooms are free, VIP or pay per view; other kinds and games without rooms are none', () => {
  expect(['FREE', 'VIP', 'PPV'].map((roomType) => roomTypeOf({ roomType }))).toEqual(['free', 'vip', 'payPerView'])
  expect([roomTypeOf({}), roomTypeOf({ roomType: 'SUITE' })]).toEqual([undefined, undefined])
})

it('ENT-01 a room that not everybody may enter marks a tile before that the game is new', () => {
  const rooms = ['free', 'vip', 'payPerView', undefined] as const
  expect(rooms.map((room) => [markOf(room, false), markOf(room, true)])).toEqual([
    [undefined, 'new'],
    ['vip', 'vip'],
    ['payPerView', 'payPerView'],
    [undefined, 'new'],
  ])
})
