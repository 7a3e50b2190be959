import { type LoginField, useLogin } from '@lobbykit/hooks'
import { Button, List } from 'antd-mobile'
import type { ReactNode } from 'react'
import { say, words } from '../shared/words.ts'
import { Country } from './Country.tsx'
import { Captcha, Choice, Field, Head, Refusal, SendCode } from './kit.tsx'

/** Both ways to log in; what is asked for, and when, is the hook's affair. */
export function Login() {
  const login = useLogin()
  const beside: Partial<Record<LoginField, ReactNode>> = {
    captcha: <Captcha of={login.captcha} />,
    verificationCode: <SendCode of={login.sms} />,
  }
  const before: typeof beside = { mobileNum: <Country of={login} /> }
  return (
    <form className="login" noValidate onSubmit={login.submit}>
      <Head title={words.log_in} />
      <Choice all={login.methods} chosen={login.method} choose={login.setMethod} name={(method) => words[`by_${method}`]} />
      <List className="card">
        {login.fields.map((name) => (
          <Field key={name} form={login} name={name} before={before[name]} beside={beside[name]} />
        ))}
      </List>
      <Refusal text={say(login.refusal)} />
      <Button type="submit" block size="large" color="primary" loading={login.status === 'pending'}>
        {words.log_in}
      </Button>
    </form>
  )
}
