import { expect, it } from 'vitest'
import * as entry from './index.ts'

it('the public names of the package', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'ApiError',
    'DEFAULT_HEADERS',
    'LINK_KEY_LENGTH',
    'SESSION_KEY',
    'createSdk',
    'createSessionStore',
    'decryptLink',
    'desLinkCipher',
    'hybridBodyCipher',
    'isApiError',
    'memberLookups',
    'plainBodyCipher',
    'textLengths',
  ])
})
