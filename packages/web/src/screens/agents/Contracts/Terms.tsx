import { type ContractResult, type ShownContract, UNKNOWN } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import styles from './Contracts.module.css'

interface Props extends Pick<ContractResult, 'base' | 'period'> {
  readonly contract: ShownContract
}

/** What a contract promises, and what it asks for. */
export function Terms({ contract, base, period }: Props) {
  const text = useText()
  const { rate, tiers, leastBase, leastMembers, starts, ended } = contract
  const facts = [
    { label: text('contracts.rate'), value: rate },
    ...tiers.map((tier) => ({ label: text('contracts.fromOn', { from: tier.from }), value: tier.rate })),
    { label: text('contracts.counted'), value: text(base) },
    { label: text('contracts.paid'), value: text(period) },
    { label: text('label_leastBase'), value: leastBase ?? text('contracts.noMinimum') },
    { label: text('label_leastMembers'), value: leastMembers ?? text('contracts.noMinimum') },
    { label: text('contracts.starts'), value: starts ?? UNKNOWN },
    ...(ended === undefined ? [] : [{ label: text('contracts.counts'), value: ended }]),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
