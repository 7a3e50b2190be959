import { expect, it } from 'vitest'
import { loginBody } from './login.rules.ts'

const values = { username: ' maria88 ', password: ' pass ', mobileNum: '9171234567', verificationCode: '246810', captcha: '12' }

it('LOGIN-10 by name are name and password, and the captcha when one was asked for', () => {
  expect(loginBody({ method: 'username', values, dialingCode: '63' })).toEqual({
    type: 'username',
    username: 'maria88',
    password: ' pass ',
  })
  expect(loginBody({ method: 'username', values, dialingCode: '63', captcha: { answer: '12', id: 'c-1' } })).toMatchObject({
    captcha: '12',
    captchaId: 'c-1',
  })
})

it('LOGIN-10 by SMS are number, code and dialling code', () => {
  const sent = { username: '9171234567', password: '246810', countryDialingCode: '63' }
  expect(loginBody({ method: 'sms', values, dialingCode: '63' })).toEqual({ type: 'sms', ...sent })
  expect(loginBody({ method: 'sms', values, dialingCode: '63', idToken: 'token' })).toEqual({
    type: 'firebase',
    ...sent,
    firebaseChannel: 'sms',
    firebaseIdToken: 'token',
    firebaseMobileNo: '9171234567',
  })
})
