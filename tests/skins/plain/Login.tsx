import { fieldLabel, type LoginField, textOf, useLogin } from '@lobbykit/hooks'
import en from '@lobbykit/hooks/messages/en.json'
import type { ReactNode } from 'react'
import { Say, Tap } from './parts.tsx'

/** Both ways to log in; what is asked for, and when, is the hook's affair. */
export function Login() {
  const login = useLogin()
  const { sms, captcha } = login
  const beside: Partial<Record<LoginField, ReactNode>> = {
    captcha: captcha && (
      <Tap onClick={captcha.refresh}>
        <img src={captcha.image} alt="Another captcha" />
      </Tap>
    ),
    verificationCode: sms.canSend ? <Tap onClick={sms.send}>Get code</Tap> : <output>{sms.secondsLeft || '…'}</output>,
  }
  return (
    <form onSubmit={login.submit} noValidate>
      {login.methods.map((method) => (
        <Tap key={method} aria-pressed={method === login.method} onClick={() => login.setMethod(method)}>
          {`By ${method}`}
        </Tap>
      ))}
      {login.fields.map((name) => (
        <div key={name}>
          <input aria-label={textOf(fieldLabel(name), en)} {...login.field(name)} />
          {beside[name]}
          <Say message={login.problem(name)} />
        </div>
      ))}
      <Say message={login.refusal} />
      <Tap type="submit" disabled={login.status === 'pending'}>
        Log in
      </Tap>
    </form>
  )
}
