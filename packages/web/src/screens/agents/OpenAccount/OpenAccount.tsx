import { ownRatesQueryOptions, pathOf, useMemberQuery, useOpenAccount } from '@lobbykit/hooks'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { Refusal } from '../../../auth/Refusal.tsx'
import { keepTypedText } from '../../../auth/typedText.ts'
import { useText } from '../../../intl/IntlProvider.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { lazyPart, useIntent } from '../../../ui/lazyPart.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Agents.module.css'
import { KindChoice } from '../KindChoice.tsx'
import { RateFields } from '../RateFields.tsx'
import { StepNote } from '../StepNote.tsx'

const opened = lazyPart(async () => (await import('../Opened/Opened.tsx')).Opened)
const links = lazyPart(async () => (await import('../Links/Links.tsx')).Links)

const BY_LINK = 'link'

/** Two ways to new members: an account that the agent opens, and a link to hand on; both with their rates; the address says which (AGENT-07). */
export function OpenAccount() {
  const text = useText()
  const isByLink = new URLSearchParams(useSearch()).get('way') === BY_LINK
  return (
    <>
      <Choices
        label={text('open.way')}
        of={[
          { name: text('open.account'), path: pathOf('agentRegister'), isChosen: !isByLink },
          { name: text('open.link'), path: `${pathOf('agentRegister')}?way=${BY_LINK}`, isChosen: isByLink },
        ]}
      />
      <div className={styles.page}>{isByLink ? <ByLink /> : <Account />}</div>
    </>
  )
}

function ByLink() {
  const { data, ...read } = useMemberQuery(ownRatesQueryOptions, undefined)
  return (
    <QueryView of={read} waiting={<RatesWait />}>
      {data && <LaterPart part={links} of={{ most: data.rates }} />}
    </QueryView>
  )
}

const RatesWait = () => <Skeleton shape="row" height="64px" count={5} />

/** Name and password are there at once; what the rates may be comes beside. */
function Account() {
  useState(keepTypedText)
  const text = useText()
  const form = useOpenAccount()
  // What shows the password is here before it is needed: a page that had to reload for it would lose that.
  const intent = useIntent(opened)
  if (form.opened) return <LaterPart part={opened} of={{ ...form.opened, onAgain: form.restart }} />
  const isUnsure = form.step.status === 'checking' || form.step.status === 'unknown'
  const inputOf = (name: 'username' | 'password') => {
    const { field, problem } = form.accountField(name)
    const { onChange, 'aria-invalid': _, ...input } = field
    return { ...input, onValueChange: (value: string) => onChange({ target: { value } }), error: problem && text(problem) }
  }
  return (
    <form className={styles.form} {...intent} onSubmit={(event) => void form.submit(event)} noValidate>
      <StepNote step={form.step} />
      <KindChoice {...form} />
      <TextField {...inputOf('username')} required label={text('label_username')} />
      <TextField
        {...inputOf('password')}
        required
        label={text('label_password')}
        reveal={{ show: text('password.show'), hide: text('password.hide') }}
      />
      <QueryView of={form.load} compact waiting={<RatesWait />}>
        <RateFields {...form} />
        <Refusal message={form.refusal} />
        <Button type="submit" variant="primary" size="large" block busy={form.status === 'pending'} disabled={isUnsure}>
          {text('open.submit')}
        </Button>
      </QueryView>
    </form>
  )
}
