import { categoryLabel, pathOf, type RebateResult, type ShownRebatePart, useRebate } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { categoryColour, categoryIcon } from '../../../shared/categoryLook.ts'
import { QueryView, useWaits } from '../../../shared/QueryView.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { cssVars } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { OpenClaim } from '../OpenClaim.tsx'
import styles from './Rebate.module.css'

/** The manual rebate (MEM-11): what has gathered, the button that takes all of it, and what each category brought. */
export function Rebate() {
  return (
    <div className={styles.page}>
      <Gathering />
    </div>
  )
}

function Gathering() {
  const text = useText()
  const rebate = useRebate()
  const { isOff, parts, claiming, hasReport } = rebate
  const waits = useWaits(rebate)
  if (isOff) return <EmptyState drawing="gifts" text={text('no_permission')} />
  return (
    <>
      <OpenClaim claim={claiming} />
      <QueryView of={rebate} waiting={<Waiting />}>
        <Gathered rebate={rebate} />
        <section aria-labelledby="rebate-parts">
          <h2 id="rebate-parts" className={styles.heading}>
            {text('rebate.categories')}
          </h2>
          <ul className={styles.list}>
            {parts.map((part) => (
              <Part key={part.gameType} part={part} />
            ))}
          </ul>
        </section>
      </QueryView>
      {hasReport && !waits && (
        <Link className={styles.link} href={pathOf('rebateReport')}>
          {text('title.rebateReport')}
        </Link>
      )}
    </>
  )
}

function Gathered({ rebate }: { rebate: RebateResult }) {
  const text = useText()
  const { amount = '', percent, obstacle, canClaim, isBusy, isBlocked, since, claim } = rebate
  return (
    <section className={styles.gathered} aria-labelledby="rebate-amount">
      <h2 id="rebate-amount" className={styles.label}>
        {text('rebate.amount')}
      </h2>
      <p aria-live="polite">
        <Money text={amount} size="display" />
      </p>
      <p className={styles.note}>{since ? text('rebate.since', { day: since }) : text('rebate.sinceStart')}</p>
      {obstacle?.kind === 'least' && <Progress label={text('rebate.toLeast')} percent={percent} />}
      {obstacle && <p className={styles.note}>{text(obstacle.message)}</p>}
      {obstacle && (
        <Link href={pathOf('gameCenter')} asChild>
          <ButtonLink block icon="play">
            {text('rebate.play')}
          </ButtonLink>
        </Link>
      )}
      {canClaim && (
        <Button
          variant="primary"
          size="large"
          block
          busy={isBusy}
          disabled={isBlocked}
          onClick={() => void claim(text('title.rebate'))}
        >
          {text('rebate.claim', { amount })}
        </Button>
      )}
    </section>
  )
}

function Part({ part: { gameType, stake, rate, amount, isPlayed } }: { part: ShownRebatePart }) {
  const text = useText()
  return (
    <li className={styles.part} style={cssVars({ '--colour': categoryColour(gameType) })}>
      <span className={styles.icon}>
        <Icon name={categoryIcon(gameType)} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {text(categoryLabel(gameType))}
        </span>
        <span className={styles.note}>{text(isPlayed ? 'rebate.part' : 'rebate.notPlayed', { stake, rate })}</span>
      </span>
      <Money text={amount} tone={isPlayed ? 'gold' : 'plain'} />
    </li>
  )
}

/** What stands there until it is known, in its measures. */
function Waiting() {
  const text = useText()
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">{text('sheet.loading')}</span>
      <Skeleton shape="block" height="196px" />
      <Skeleton shape="row" height="60px" count={5} />
    </div>
  )
}
