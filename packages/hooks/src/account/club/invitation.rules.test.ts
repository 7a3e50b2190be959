import fc from 'fast-check'
import { expect, it } from 'vitest'
import { affiliateOfAddress } from '../../auth/register/affiliate.rules.ts'
import { invitationLink, sharingFailed } from './invitation.rules.ts'

it('MEM-06 the link is the registration of the site one is on, whatever page that is', () => {
  expect(invitationLink('https://play.example/m/inviteFriends?a=1#top', 'LK118V')).toBe(
    'https://play.example/m/register?affiliateCode=LK118V',
  )
  expect(invitationLink('http://localhost:5173/', 'LK118V')).toBe('http://localhost:5173/m/register?affiliateCode=LK118V')
})

it('MEM-06 REG-11 the registration reads from the link the code that was put into it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{1,64}$/), (code) => {
      const { pathname, search } = new URL(invitationLink('https://play.example/m/inviteFriends', code))
      expect(affiliateOfAddress(pathname, search)).toEqual({ code })
    }),
  )
})

it('MEM-06 sharing that is given up is no failure', () => {
  expect(sharingFailed(new DOMException('', 'AbortError'))).toBe(false)
  expect(sharingFailed(new DOMException('', 'InvalidStateError'))).toBe(false)
  expect(sharingFailed(new DOMException('', 'NotAllowedError'))).toBe(true)
  expect(sharingFailed('AbortError')).toBe(true)
})
