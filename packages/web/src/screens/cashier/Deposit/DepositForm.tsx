import { type ChannelKind, type DepositResult, pathOf, useDeposit } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Closed } from '../../../overlays/Closed.tsx'
import { AmountField } from '../../../shared/AmountField.tsx'
import { FormPage } from '../../../shared/form/FormPage.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { QueryView, useWaits } from '../../../shared/QueryView.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Cashier.module.css'
import { MoveButton } from '../MoveButton.tsx'
import { Promotions } from './Promotions.tsx'

const ICONS: Readonly<Record<ChannelKind, IconName>> = {
  manual: 'records',
  gateway: 'globe',
  alipay: 'deposit',
  qq: 'deposit',
  wechat: 'deposit',
}

const WAITING_CHANNELS = 6
/** How many places are kept for quick amounts, and how many for promotions, until it is known how many there are. */
const WAITING_OFFERS = 4

/** A way to pay, an amount, and a promotion to come with it (BAL-03). */
export function DepositForm() {
  const text = useText()
  const form = useDeposit()
  const { load, channel, obstacle, orderPath } = form
  return (
    <QueryView of={load} empty={!obstacle && !channel && <EmptyState text={text('channel_none')} />}>
      <FormPage>
        <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
          <WhatCame of={form} link={orderPath && <Link href={orderPath}>{text('cashier.showOrder')}</Link>} />
          {obstacle ? <Obstacle obstacle={obstacle} /> : <Fields {...form} />}
        </form>
      </FormPage>
    </QueryView>
  )
}

function Obstacle({ obstacle }: { readonly obstacle: NonNullable<DepositResult['obstacle']> }) {
  const text = useText()
  if (obstacle.kind === 'off') return <Closed why="cashier.noDeposits" drawing="records" />
  return <Note icon="info" title={text(obstacle.message)} />
}

function Fields(form: DepositResult) {
  const text = useText()
  const { load, channels, channel } = form
  const waits = useWaits(load)
  return (
    <>
      <fieldset className={styles.channels} aria-busy={waits || undefined}>
        <legend>{text('cashier.channel')}</legend>
        <QueryView of={load} silent waiting={<Skeleton shape="block" height="60px" count={WAITING_CHANNELS} />}>
          {channels.map(({ channelId, kind, name }) => (
            <label key={channelId} className={styles.channel}>
              <input
                type="radio"
                name="channelId"
                value={channelId}
                checked={channelId === channel?.channelId}
                onChange={() => form.chooseChannel(channelId)}
              />
              <Icon name={ICONS[kind]} />
              <span dir="auto">{name}</span>
            </label>
          ))}
        </QueryView>
      </fieldset>
      {/* Its quick amounts come with the offers below, which they would move otherwise. */}
      <AmountField
        amount={form.amount}
        waits={waits}
        required
        label={text('label_amount')}
        hint={channel && !waits ? text('cashier.limits', form.shown) : ''}
      />
      <QueryView of={load} silent waiting={<Skeleton shape="block" height="60px" count={WAITING_OFFERS} />}>
        <Promotions {...form} />
        <Refusal message={form.refusal} />
        <MoveButton form={form}>{text('cashier.deposit')}</MoveButton>
        <Link className={styles.link} href={pathOf('depositReport')}>
          {text('title.depositReport')}
        </Link>
      </QueryView>
    </>
  )
}
