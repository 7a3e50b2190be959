import { type LoginField, useLogin } from '@lobbykit/hooks'
import type { ReactNode } from 'react'
import { Say, Tap } from './parts.tsx'

const LABELS = { username: 'Account', password: 'Password', mobileNum: 'Mobile', verificationCode: 'Code', captcha: 'Captcha' }

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
          <input aria-label={LABELS[name]} type={name === 'password' ? name : 'text'} {...login.field(name)} />
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
