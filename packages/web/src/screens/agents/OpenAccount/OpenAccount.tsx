import { useOpenAccount } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart, useIntent } from '../../../parts/lazyPart.ts'
import { inputProps } from '../../../shared/form/inputProps.ts'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Agents.module.css'
import { KindChoice } from '../KindChoice.tsx'
import { RateFields } from '../RateFields.tsx'
import { Ways } from './Ways.tsx'

const opened = lazyPart(async () => (await import('../Opened/Opened.tsx')).Opened)

/** A new member by an account that the agent opens, with its rates (AGENT-07). */
export function OpenAccount() {
  return (
    <>
      <Ways chosen="account" />
      <div className={styles.page}>
        <Account />
      </div>
    </>
  )
}

/** Name and password are there at once; what the rates may be comes beside. */
function Account() {
  const text = useText()
  const form = useOpenAccount()
  // The part that shows the password is loaded early: if the page had to reload for it, the password would be lost.
  const intent = useIntent(opened)
  if (form.opened) return <LaterPart part={opened} of={{ ...form.opened, onAgain: form.restart }} />
  return (
    <form className={styles.form} {...intent} onSubmit={(event) => void form.submit(event)} noValidate>
      <WhatCame of={form.step} />
      <KindChoice {...form} />
      <TextField {...inputProps(form.accountField('username'), text)} required label={text('label_username')} />
      <TextField
        {...inputProps(form.accountField('password'), text)}
        required
        label={text('label_password')}
        reveal={{ show: text('password.show'), hide: text('password.hide') }}
      />
      <QueryView of={form.load} compact waiting={<Skeleton shape="row" height="64px" count={5} />}>
        <RateFields {...form} />
        <Refusal message={form.refusal} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          busy={form.status === 'pending'}
          disabled={form.step.isUnsure}
        >
          {text('open.submit')}
        </Button>
      </QueryView>
    </form>
  )
}
