import { HOME, type LoginMethod, useLogin, useServiceLink } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { CaptchaField } from '../../app/entry/CaptchaField.tsx'
import { CodeField } from '../../app/entry/CodeField.tsx'
import styles from '../../app/entry/Entry.module.css'
import { EntryPage } from '../../app/entry/EntryPage.tsx'
import { PhoneField } from '../../app/entry/PhoneField.tsx'
import { Refusal } from '../../app/entry/Refusal.tsx'
import { SocialButtons } from '../../app/entry/SocialButtons.tsx'
import { useInput } from '../../app/entry/useInput.ts'
import { useText } from '../../app/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** Both ways to log in, free play, and the ways out of here (LOGIN-01, LOGIN-02). */
export function Login() {
  const text = useText()
  const login = useLogin()
  const { open: openService } = useServiceLink()
  const input = useInput(login)
  const busy = login.status === 'pending'
  const byName = (
    <div className={styles.fields}>
      <TextField
        {...input('username')}
        required
        label={text('field.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...input('password')}
        required
        type="password"
        label={text('field.password')}
        autoComplete="current-password"
        reveal={{ show: text('password.show'), hide: text('password.hide') }}
      />
    </div>
  )
  const bySms = (
    <div className={styles.fields}>
      <PhoneField
        input={input('mobileNum')}
        required
        countries={login.countries}
        dialingCode={login.dialingCode}
        onDialingCode={login.setDialingCode}
      />
      <CodeField input={input('verificationCode')} required sms={login.sms} />
    </div>
  )
  const home = (
    <Link href={HOME} className={styles.back} aria-label={text('page.toHome')}>
      <Icon name="back" />
    </Link>
  )
  return (
    <EntryPage back={home} title={text('login.title')}>
      <form className={styles.form} onSubmit={(event) => void login.submit(event)} noValidate>
        {login.smsOffered ? (
          <Tabs
            label={text('login.method')}
            look="pill"
            value={login.method}
            onValueChange={(id) => login.setMethod(id as LoginMethod)}
            items={[
              { id: 'username', label: text('login.byName'), content: byName },
              { id: 'sms', label: text('login.bySms'), content: bySms },
            ]}
          />
        ) : (
          byName
        )}
        {login.captcha && <CaptchaField input={input('captcha')} captcha={login.captcha} />}
        <Checkbox checked={login.remember} onCheckedChange={login.setRemember}>
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
        <Link href={HOME}>{text('page.toHome')}</Link>
        <Link href="/m/register">{text('login.register')}</Link>
        <Link href="/m/forget">{text('login.forgot')}</Link>
        <button type="button" onClick={() => void openService()}>
          {text('login.service')}
        </button>
      </nav>
    </EntryPage>
  )
}
