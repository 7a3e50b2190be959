import { type BankCard, type BankCardsResult, MODAL_FOCUS_MS, type ShownBankCard, useBankCards } from '@lobbykit/hooks'
import { useState } from 'react'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WaitingList } from '../../../shared/WaitingList.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PromptView } from '../../../ui/PromptView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AddCard } from './AddCard.tsx'
import styles from './SecurityCenter.module.css'

/** The member's bank cards: what there is, the way to another one, and the question before one goes (MEM-07). */
export function BankCards() {
  const text = useText()
  const [adding, setAdding] = useState(false)
  const { cards, obstacle, removal, ...read } = useBankCards()
  if (adding) return <AddCard onDone={() => setAdding(false)} />
  return (
    <QueryView of={read} compact>
      <div className={styles.form}>
        <QueryView of={read} silent empty={cards.length === 0 && <p className={styles.note}>{text('cards.none')}</p>}>
          <WaitingList
            of={read}
            className={styles.cards}
            label={text('security.bankCards')}
            waiting={<Skeleton shape="block" height="96px" count={2} />}
          >
            {cards.map((card) => (
              <Card key={card.id} card={card} onRemove={() => removal.ask(card)} />
            ))}
          </WaitingList>
        </QueryView>
        <Way obstacle={obstacle} onAdd={() => setAdding(true)} />
        {removal.card && <Removal {...removal} card={removal.card} />}
      </div>
    </QueryView>
  )
}

function Card({ card, onRemove }: { card: ShownBankCard; onRemove: () => void }) {
  const text = useText()
  return (
    <li className={styles.card}>
      <strong dir="auto">{card.bankName}</strong>
      <span className={styles.number} dir="ltr">
        {card.number}
      </span>
      <span className={styles.holder} dir="auto">
        {card.holder}
      </span>
      <IconButton
        icon="trash"
        label={text('cards.removeOf', { bank: card.bankName, number: card.lastDigits })}
        onClick={onRemove}
      />
    </li>
  )
}

/** The way to another card, or what must be done before. */
function Way({ obstacle, onAdd }: { obstacle: BankCardsResult['obstacle']; onAdd: () => void }) {
  const text = useText()
  if (obstacle === undefined)
    return (
      <Button variant="primary" size="large" block icon="plus" onClick={onAdd}>
        {text('cards.add')}
      </Button>
    )
  const { message, way } = obstacle
  if (!way) return <p className={styles.note}>{text(message)}</p>
  return (
    <div className={styles.obstacle}>
      <p>{text(message)}</p>
      <Link href={way.path} replace asChild>
        <ButtonLink variant="primary" block>
          {text(way.label)}
        </ButtonLink>
      </Link>
    </div>
  )
}

function Removal({ card, confirm, cancel, status, refusal }: BankCardsResult['removal'] & { card: BankCard }) {
  const text = useText()
  return (
    <PromptView
      open
      title={text('cards.removeTitle')}
      text={
        <>
          {card.bankName}
          <br />
          <span dir="ltr">{card.number}</span>
        </>
      }
      confirmLabel={text('cards.remove')}
      cancelLabel={text('cancel')}
      busy={status === 'pending'}
      focusDelayMs={MODAL_FOCUS_MS}
      input={{
        label: text('label_paymentPassword'),
        type: 'password',
        inputMode: 'numeric',
        autoComplete: 'off',
        error: refusal && text(refusal),
      }}
      onConfirm={(password) => void confirm(password)}
      onCancel={cancel}
    />
  )
}
