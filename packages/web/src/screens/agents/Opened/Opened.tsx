import { type OpenAccountResult, usePanel } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { dialogs } from '../../../overlays/Overlays.tsx'
import { useIntent } from '../../../parts/lazyPart.ts'
import { CopyButton } from '../../../shared/CopyButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Note } from '../../../ui/Note.tsx'
import shared from '../Agents.module.css'
import styles from './Opened.module.css'

type OpenedProps = NonNullable<OpenAccountResult['opened']> & { readonly onAgain: () => void }

/** Says that the account is open, with what is to be handed on. */
export function Opened({ account, password, onAgain }: OpenedProps) {
  const text = useText()
  const facts = [
    { label: text('label_username'), value: account },
    ...(password === undefined ? [] : [{ label: text('label_password'), value: password }]),
  ]
  return (
    <div className={shared.form}>
      <div className={shared.total} role="status">
        <Icon name="success" size={40} />
        <strong>{text('open.done')}</strong>
        {password !== undefined && <p className={shared.note}>{text('open.doneNote')}</p>}
      </div>
      <dl className={shared.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.copied}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
              <CopyButton text={value} what={label} />
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
