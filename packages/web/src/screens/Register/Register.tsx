import { LOGIN, type RegisterMethod, useBack, useRegister } from '@lobbykit/hooks'
import { Link } from 'wouter'
import entry from '../../app/entry/Entry.module.css'
import { EntryPage } from '../../app/entry/EntryPage.tsx'
import { Refusal } from '../../app/entry/Refusal.tsx'
import { SocialButtons } from '../../app/entry/SocialButtons.tsx'
import { useText } from '../../app/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './Register.module.css'
import { RegisterBanners } from './RegisterBanners.tsx'
import { RegisterFields } from './RegisterFields.tsx'

/** Registration by username or by mobile number (REG-01 to REG-15). */
export function Register() {
  const text = useText()
  const back = useBack('/m/register')
  const form = useRegister()
  return (
    <EntryPage
      back={<IconButton icon="back" size={24} label={text('header.back')} onClick={back} />}
      title={text('title.register')}
    >
      <div className={styles.page}>
        <RegisterBanners />
        {form.form === 'loading' && (
          <div role="status">
            <span className="visually-hidden">{text('sheet.loading')}</span>
            <Skeleton shape="row" count={5} />
          </div>
        )}
        {form.form === 'failed' && (
          <ErrorState
            text={text('sheet.failed')}
            retryLabel={text('sheet.retry')}
            busy={form.isRetrying}
            onRetry={() => void form.retry()}
          />
        )}
        {form.form === 'ready' && <Form form={form} />}
        <p className={styles.member}>
          {text('register.member')}
          <Link href={LOGIN}>{text('header.login')}</Link>
        </p>
      </div>
    </EntryPage>
  )
}

function Form({ form }: { readonly form: ReturnType<typeof useRegister> }) {
  const text = useText()
  const busy = form.status === 'pending'
  const fields = <RegisterFields form={form} />
  const labels: Record<RegisterMethod, string> = { username: text('register.byName'), mobileNum: text('register.byMobile') }
  return (
    <form className={entry.form} onSubmit={(event) => void form.submit(event)} noValidate>
      {form.methods.length > 1 ? (
        <Tabs
          label={text('register.method')}
          look="pill"
          value={form.method}
          onValueChange={(id) => form.setMethod(id as RegisterMethod)}
          items={form.methods.map((id) => ({ id, label: labels[id], content: fields }))}
        />
      ) : (
        fields
      )}
      <Checkbox className={styles.agree} checked={form.agree} onCheckedChange={form.setAgree}>
        {text('register.agree')} {/* In a window of its own, so that reading it does not cost what is typed. */}
        <a href="/m/useragreement" target="_blank" rel="noopener">
          {text('title.agreement')}
        </a>
      </Checkbox>
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" size="large" block busy={busy} disabled={!form.canSubmit}>
        {text('header.register')}
      </Button>
      <SocialButtons social={form.social} busy={busy} />
    </form>
  )
}
