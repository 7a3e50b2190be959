import { type BenefitKind, pathOf, type ShownBenefit, type ShownLevel } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { Emblem } from './Emblem.tsx'
import styles from './VipRoom.module.css'

const LOOKS: Readonly<Record<BenefitKind, { icon: IconName; text: TextId }>> = {
  rebate: { icon: 'percent', text: 'vip.rebate' },
  upgrade: { icon: 'trophy', text: 'vip.upgrade' },
  weekly: { icon: 'coins', text: 'vip.weekly' },
  birthday: { icon: 'cake', text: 'vip.birthday' },
  withdrawals: { icon: 'withdraw', text: 'vip.withdrawals' },
  withdrawMost: { icon: 'banknote', text: 'vip.withdrawMost' },
  fast: { icon: 'bolt', text: 'vip.fast' },
  host: { icon: 'headset', text: 'vip.host' },
}
const STATES: Readonly<Record<ShownLevel['state'], TextId>> = {
  reached: 'vip.reached',
  own: 'vip.own',
  ahead: 'vip.ahead',
}

/** A level: what it asks for and what it brings (MEM-11). */
export function LevelCard({ level, count }: { readonly level: ShownLevel; readonly count: number }) {
  const text = useText()
  const { name, rank, needed, state, benefits } = level
  return (
    <article className={styles.slide} data-state={state} aria-label={name}>
      <div className={styles.head}>
        <Emblem rank={rank} count={count} />
        <div className={styles.words}>
          <h3 className={styles.title}>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.note}>{needed ? text('vip.needs', { amount: needed }) : text('vip.start')}</p>
        </div>
        <span className={styles.state}>{text(STATES[state])}</span>
      </div>
      {benefits.length === 0 ? (
        <p className={styles.note}>{text('vip.none')}</p>
      ) : (
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <Benefit key={benefit.kind} {...benefit} />
          ))}
        </ul>
      )}
      <Link href={pathOf('home')} asChild>
        <ButtonLink variant={state === 'own' ? 'primary' : 'secondary'} size="large" block className={styles.play}>
          {text('vip.play')}
        </ButtonLink>
      </Link>
    </article>
  )
}

function Benefit({ kind, value, change }: ShownBenefit) {
  const text = useText()
  const { icon, text: name } = LOOKS[kind]
  return (
    <li className={styles.benefit}>
      <span className={styles.icon}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles.benefitName}>
        {text(name)}
        {change && <small className={styles.change}>{text(change === 'new' ? 'vip.new' : 'vip.more')}</small>}
      </span>
      {value && <bdi className={styles.value}>{value}</bdi>}
    </li>
  )
}
