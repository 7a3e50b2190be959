import { type LoginMethod, pathOf, useLogin, useServiceLink } from '@lobbykit/hooks'
import { Link } from 'wouter'
import styles from '../../../auth/Auth.module.css'
import { AuthPage } from '../../../auth/AuthPage.tsx'
import { CaptchaField } from '../../../auth/CaptchaField.tsx'
import { CodeField } from '../../../auth/CodeField.tsx'
import { PhoneField } from '../../../auth/PhoneField.tsx'
import { SocialButtons } from '../../../auth/SocialButtons.tsx'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { useInput } from '../../../shared/form/useInput.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { TextField } from '../../../ui/TextField.tsx'

/** Both ways to log in, free play, and the ways out of here (LOGIN-01, LOGIN-02). */
export function Login() {
  const text = useText()
  const login = useLogin()
  const { open: openService } = useServiceLink()
  const input = useInput(login)
  const busy = login.status === 'pending'
  const byName = (
    <div className={styles.fields}>
      <TextField {...input('username')} required label={text('label_username')} />
      <TextField
        {...input('password')}
        required
        label={text('label_password')}
        reveal={{ show: text('password.show'), hide: text('password.hide') }}
      />
    </div>
  )
  const bySms = (
    <div className={styles.fields}>
      <PhoneField input={input('mobileNum')} required form={login} />
      <CodeField input={input('verificationCode')} required sms={login.sms} />
    </div>
  )
  const home = (
    <Link href={pathOf('home')} className={styles.back} aria-label={text('page.toHome')}>
      <Icon name="back" />
    </Link>
  )
  return (
    <AuthPage back={home} title={text('login.title')}>
      <form className={styles.form} onSubmit={(event) => void login.submit(event)} noValidate>
        <Tabs
          label={text('login.method')}
          list={login.isKnown ? 'shown' : 'waiting'}
          value={login.method}
          onValueChange={(id) => login.setMethod(id as LoginMethod)}
          items={[
            { id: 'username', label: text('login.byName'), content: byName },
            ...(login.methods.includes('sms') ? [{ id: 'sms', label: text('login.bySms'), content: bySms }] : []),
          ]}
        />
        {login.captcha && <CaptchaField input={input('captcha')} captcha={login.captcha} />}
        <Checkbox name="remember" checked={login.remember} onCheckedChange={login.setRemember}>
          {text('login.remember')}
        </Checkbox>
        <Refusal message={login.refusal} />
        <Button type="submit" variant="primary" size="large" block busy={busy}>
          {text('header.login')}
        </Button>
        <Button variant="ghost" block busy={busy} icon="play" onClick={() => void login.startFreePlay()}>
          {text('login.freePlay')}
        </Button>
        <SocialButtons social={login.social} busy={busy} />
      </form>
      <nav className={styles.ways} aria-label={text('login.ways')}>
        <Link href={pathOf('home')}>{text('page.toHome')}</Link>
        <Link href={pathOf('register')}>{text('login.register')}</Link>
        <Link href={pathOf('forgotPassword')}>{text('login.forgot')}</Link>
        <button type="button" onClick={() => void openService()}>
          {text('login.service')}
        </button>
      </nav>
    </AuthPage>
  )
}
