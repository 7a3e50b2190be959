import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLogin, useRegister } from '../index.ts'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'

const useForms = () => ({ login: useLogin(), register: useRegister() })

it.each(['login', 'register'] as const)(
  'REG-03 countries that did not come to the form of %s can be asked for again',
  async (name) => {
    const test = await testLobby()
    test.backend.fault('listCountries', '500', 1)
    const { result } = renderIn(test, useForms)
    await settle(test)
    expect(result.current[name]).toMatchObject({ countries: [], countriesLoad: { status: 'failed' }, dialingCode: '63' })
    act(() => result.current[name].countriesLoad.retry())
    await settle(test)
    expect(result.current[name].countriesLoad.status).toBe('ready')
    expect(result.current[name].countries.length).toBeGreaterThan(1)
  },
)
