import { expect, it } from 'vitest'
import { nameOf } from './catalog.rules.ts'

it('LIST-15 a game is called by displayName, else gameName, else nodeName', () => {
  expect(nameOf({ displayName: 'Shown', gameName: 'Own', nodeName: 'node' })).toBe('Shown')
  expect(nameOf({ displayName: '', gameName: 'Own', nodeName: 'node' })).toBe('Own')
  expect(nameOf({ gameName: '', nodeName: 'node' })).toBe('node')
  expect(nameOf({ gameName: '' })).toBe('')
})
