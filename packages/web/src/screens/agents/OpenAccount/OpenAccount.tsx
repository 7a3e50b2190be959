import {
  type OpenAccountResult,
  ownRatesQueryOptions,
  pathOf,
  type Rates,
  useMemberQuery,
  useOpenAccount,
  usePanel,
} from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { Refusal } from '../../../auth/Refusal.tsx'
import { useText } from '../../../intl/IntlProvider.tsx'
import { dialogs } from '../../../overlays/Overlays.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyPart, useIntent } from '../../../ui/lazyPart.ts'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Agents.module.css'
import { KindChoice } from '../KindChoice.tsx'
import { RateFields } from '../RateFields.tsx'
import { StepNote } from '../StepNote.tsx'

const links = lazyPart(async () => (await import('../Links/Links.tsx')).Links)

const BY_LINK = 'link'

/** Two ways to new members: an account that the agent opens, and a link to hand on; both with their rates; the address says which (AGENT-07). */
export function OpenAccount() {
  const text = useText()
  const { data, ...read } = useMemberQuery(ownRatesQueryOptions, undefined)
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
      <div className={styles.page}>
        <QueryView of={read} waiting={<Skeleton shape="row" height="64px" count={5} />}>
          {data && (isByLink ? <LaterPart part={links} of={{ most: data.rates }} /> : <Account most={data.rates} />)}
        </QueryView>
      </div>
    </>
  )
}

function Account({ most }: { readonly most: Rates }) {
  const text = useText()
  const form = useOpenAccount(most)
  if (form.opened) return <Opened {...form.opened} onAgain={form.restart} />
  const isUnsure = form.step.status === 'checking' || form.step.status === 'unknown'
  const inputOf = (name: 'username' | 'password') => {
    const { field, problem } = form.accountField(name)
    const { onChange, 'aria-invalid': _, ...input } = field
    return { ...input, onValueChange: (value: string) => onChange({ target: { value } }), error: problem && text(problem) }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <StepNote step={form.step} />
      <KindChoice {...form} />
      <TextField {...inputOf('username')} required label={text('label_username')} />
      <TextField
        {...inputOf('password')}
        required
        label={text('label_password')}
        reveal={{ show: text('password.show'), hide: text('password.hide') }}
      />
      <RateFields {...form} />
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" size="large" block busy={form.status === 'pending'} disabled={isUnsure}>
        {text('open.submit')}
      </Button>
    </form>
  )
}

type OpenedProps = NonNullable<OpenAccountResult['opened']> & { readonly onAgain: () => void }

/** Says that the account is open, with what is to be handed on. */
function Opened({ account, password, onAgain }: OpenedProps) {
  const text = useText()
  const facts = [
    { label: text('label_username'), value: account },
    ...(password === undefined ? [] : [{ label: text('label_password'), value: password }]),
  ]
  return (
    <div className={styles.form}>
      <div className={styles.total} role="status">
        <Icon name="success" size={40} />
        <strong>{text('open.done')}</strong>
        {password !== undefined && <p className={styles.note}>{text('open.doneNote')}</p>}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.copied}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
              <CopyButton text={value} label={text('copy.of', { what: label })} done={text('copy.done')} />
            </dd>
          </div>
        ))}
      </dl>
      {password === undefined && <PasswordGone />}
      <Button block onClick={onAgain}>
        {text('open.another')}
      </Button>
    </div>
  )
}

/** Says that nobody here knows the password any more, and leads to who can help: no call gives it back or sets another one. */
function PasswordGone() {
  const text = useText()
  const { open } = usePanel('service')
  const intent = useIntent(dialogs)
  return (
    <Note icon="info" title={text('open.passwordGone')} why={text('open.passwordGoneWhy')}>
      <Button size="small" icon="headset" {...intent} onClick={open}>
        {text('title.service')}
      </Button>
    </Note>
  )
}
