import { type LoginField, useLogin } from '@lobbykit/hooks'
import type { ReactNode } from 'react'
import { View } from 'react-native'
import { say, words } from '../shared/words.ts'
import { Country } from './Country.tsx'
import { Captcha, Choice, Field, Head, Refusal, SendCode, Tap } from './kit.tsx'
import { look } from './look.ts'

/** Both ways to log in; what is asked for, and when, is the hook's affair. */
export function Login() {
  const login = useLogin()
  const beside: Partial<Record<LoginField, ReactNode>> = {
    captcha: <Captcha of={login.captcha} />,
    verificationCode: <SendCode of={login.sms} />,
  }
  const before: typeof beside = { mobileNum: <Country of={login} /> }
  return (
    <View role="form" style={look.form}>
      <Head title={words.log_in} />
      <Choice all={login.methods} chosen={login.method} choose={login.setMethod} name={(method) => words[`by_${method}`]} />
      {login.fields.map((name) => (
        <Field key={name} form={login} name={name} before={before[name]} beside={beside[name]} />
      ))}
      <Refusal text={say(login.refusal)} />
      <Tap kind="main" text={words.log_in} isBusy={login.status === 'pending'} onPress={login.submit} />
    </View>
  )
}
