import { pathOf, type RegisterMethod, type RegisterResult, useBack, useRegister } from '@lobbykit/hooks'
import { Link } from 'wouter'
import auth from '../../../auth/Auth.module.css'
import { AuthPage } from '../../../auth/AuthPage.tsx'
import { SocialButtons } from '../../../auth/SocialButtons.tsx'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import styles from './Register.module.css'
import { RegisterBanners } from './RegisterBanners.tsx'
import { RegisterFields } from './RegisterFields.tsx'

/** Registration by username or by mobile number (REG-01 to REG-15). */
export function Register() {
  const text = useText()
  const back = useBack(pathOf('register'))
  const form = useRegister()
  return (
    <AuthPage
      back={<IconButton icon="back" size={24} label={text('header.back')} onClick={back} />}
      title={text('title.register')}
    >
      <div className={styles.page}>
        <RegisterBanners />
        <QueryView of={form.load}>
          <Form form={form} />
        </QueryView>
        <p className={styles.member}>
          {text('register.member')}
          <Link href={pathOf('login')}>{text('header.login')}</Link>
        </p>
      </div>
    </AuthPage>
  )
}

/** How many more fields most sites ask for beside name and password; their places are kept until the site has said which. */
const MORE_FIELDS = 3

/** The form. Name and password can be typed at once, because every site asks for them. */
function Form({ form }: { readonly form: RegisterResult }) {
  const text = useText()
  const isLoading = form.load.status === 'loading'
  const busy = form.status === 'pending'
  const fields = <RegisterFields form={form} />
  const labels: Record<RegisterMethod, string> = { username: text('register.byName'), mobileNum: text('register.byMobile') }
  return (
    <form className={auth.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <Tabs
        label={text('register.method')}
        list={isLoading ? 'waiting' : 'shown'}
        value={form.method}
        onValueChange={(id) => form.setMethod(id as RegisterMethod)}
        items={form.methods.map((id) => ({ id, label: labels[id], content: fields }))}
      />
      {isLoading && (
        <div className={styles.more} role="status">
          <span className="visually-hidden">{text('sheet.loading')}</span>
          <Skeleton shape="row" count={MORE_FIELDS} />
        </div>
      )}
      <Checkbox name="agree" className={styles.agree} checked={form.agree} onCheckedChange={form.setAgree}>
        {text('register.agree')} {/* Opens in another window, so that what is typed is not lost. */}
        <a href={pathOf('agreement')} target="_blank" rel="noopener">
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
