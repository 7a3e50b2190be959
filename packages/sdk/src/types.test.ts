import { expect, expectTypeOf, it } from 'vitest'
import type { WpsSchemas } from './index.ts'
import { json, memberSdk, network } from './test/network.ts'

const { fetch } = network(() => json({ success: false }))
const sdk = memberSdk({ fetch })

it('CALL-01 a call knows its parameters, its body and its value by type', async () => {
  const calls = [
    sdk.wps.GET('/wps/wallets/balance'),
    sdk.wps.GET('/wps/relay/CSP_unreadCount'),
    sdk.wps.DELETE('/wps/session/logout'),
    sdk.lgw.GET('/lgw/games', { params: { query: { language: 'EN' } } }),
  ] as const
  expectTypeOf(calls[0]).resolves.toEqualTypeOf<WpsSchemas['Wallet']>()
  expectTypeOf(calls[1]).resolves.toEqualTypeOf<number>()
  expectTypeOf(calls[2]).resolves.toEqualTypeOf<undefined>()
  expectTypeOf(calls[3]).resolves.items.toHaveProperty('code').toEqualTypeOf<string>()

  const wrong = [
    // @ts-expect-error a parameter the contract requires is missing
    sdk.wps.GET('/wps/game/winners', { params: { query: { language: 'EN' } } }),
    // @ts-expect-error the body the contract requires is missing
    sdk.wps.POST('/wps/game/favourite'),
    // @ts-expect-error the contract has this path with another method
    sdk.wps.GET('/wps/session/logout').catch((error: unknown) => error),
    // @ts-expect-error a path of the other gateway
    sdk.lgw.GET('/wps/wallets/balance'),
  ]
  const outcomes = await Promise.allSettled([...calls, ...wrong])
  expect(outcomes.slice(0, calls.length).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
})
