import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endSession } from '../../core/session/session.ts'
import { NEWCOMER, registerForm } from '../../test/registerForm.tsx'
import { otherDevice, settle, testLobby } from '../../test/testLobby.tsx'
import { REGISTER_FIELDS, REGISTER_SECRETS, type RegisterField } from './register.rules.ts'

const TYPED: Partial<Record<RegisterField, string>> = {
  username: 'newbie01',
  email: 'newbie@new.example',
  mobileNum: '9170000001',
}
type Form = Awaited<ReturnType<typeof registerForm>>
const valuesOf = (form: Form) => form.now().form.values

/** Leaves the form, as the way to the login does, and comes back to it. */
async function comeBack(test: Awaited<ReturnType<typeof testLobby>>, form: Form) {
  form.unmount()
  return registerForm(test)
}

it('REG-01 what was typed is there again after a look at the login, without passwords and codes', async () => {
  const test = await testLobby({ backend: { scenario: 'all-fields' } })
  const form = await registerForm(test)
  const all = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, name === 'qqNum' ? '12345' : '777777']))
  await form.type(all)
  const again = await comeBack(test, form)
  const secrets = Object.fromEntries(REGISTER_SECRETS.map((name) => [name, '']))
  expect(valuesOf(again)).toEqual({ ...all, ...secrets })
  expect([...test.localStorage.kept.values(), ...test.sessionStorage.kept.values()].join()).not.toContain('777777')
})

it('REG-02 REG-03 REG-12 the way to register, the dialling code and the agreement are there again, too', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.method('mobileNum')
  act(() => form.now().form.setDialingCode('84'))
  act(() => form.now().form.setAgree(false))
  await settle(test)
  const again = await comeBack(test, form)
  expect(again.now().form).toMatchObject({ method: 'mobileNum', dialingCode: '84', agree: false, canSubmit: false })
})

it('REG-13 nothing of a finished registration is there again', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type({ ...NEWCOMER, email: 'newbie@new.example' })
  await form.submit()
  expect(form.now().session.isLoggedIn).toBe(true)
  const again = await comeBack(test, form)
  expect(valuesOf(again)).toMatchObject({ username: '', email: '' })
})

it('LOGIN-12 what a guest typed is gone once somebody has logged in, also for the guest who comes after them', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type(TYPED)
  form.unmount()
  test.lobby.state.session = (await otherDevice(test.backend, 'maria88')).session
  endSession(test.lobby, { reason: 'logout' })
  expect(valuesOf(await registerForm(test))).toMatchObject({ username: '', email: '', mobileNum: '' })
})

it('REG-04 a code of a link that nobody could check does not take the place of one that was typed before', async () => {
  const test = await testLobby({
    backend: { scenario: 'invitation-required' },
    device: { address: () => 'https://play.example/m/register?code=SUN77' },
  })
  test.backend.fault('getAffiliate', '500')
  const form = await registerForm(test)
  expect(valuesOf(form).affiliateCode).toBe('SUN77')
  await form.type({ affiliateCode: 'MOON88' })
  expect(valuesOf(await comeBack(test, form)).affiliateCode).toBe('MOON88')
})
