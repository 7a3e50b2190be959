import { fieldLabel, type LoginField, type LoginResult, textOf, useLogin } from '@lobbykit/hooks'
import type { ReactNode } from 'react'
import { Say, Tap } from '../parts.tsx'
import { words } from '../words.ts'

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
    <form className="login" onSubmit={login.submit} noValidate>
      <h1>Log in</h1>
      {login.methods.length > 1 && (
        <div className="chips">
          {login.methods.map((method) => (
            <Tap key={method} aria-pressed={method === login.method} onClick={() => login.setMethod(method)}>
              {method === 'sms' ? 'By SMS' : 'By name'}
            </Tap>
          ))}
        </div>
      )}
      {login.fields.map((name) => (
        <label key={name}>
          {textOf(fieldLabel(name), words)}
          <span className="row">
            {name === 'mobileNum' && <DialingCode login={login} />}
            <input {...login.field(name)} />
            {beside[name]}
          </span>
          <Say message={login.problem(name)} />
        </label>
      ))}
      <Say message={login.refusal} />
      <Tap type="submit" className="primary" disabled={login.status === 'pending'}>
        Log in
      </Tap>
    </form>
  )
}

/** The country of a mobile number; which one stands there first is the hook's affair. */
function DialingCode({ login: { countries, dialingCode, setDialingCode } }: { login: LoginResult }) {
  return (
    <select aria-label="Country" value={dialingCode} onChange={(event) => setDialingCode(event.target.value)}>
      {countries.map(({ code, dialingCode: number }) => (
        <option key={code} value={number}>{`${code} +${number}`}</option>
      ))}
    </select>
  )
}
