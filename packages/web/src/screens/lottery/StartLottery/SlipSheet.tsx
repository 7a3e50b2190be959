import { type BetSlipResult, CHASE_RAISES, type ChaseRaise, type ShownLine } from '@lobbykit/hooks'
import { Refusal } from '../../../auth/Refusal.tsx'
import { useText } from '../../../intl/IntlProvider.tsx'
import { LaterSheet } from '../../../shared/LaterSheet.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { KeptSlip } from './KeptSlip.tsx'
import { Picks } from './Picks.tsx'
import styles from './Slip.module.css'

/** The bet slip: its lines, the chase, and the order. */
export function SlipSheet({ slip, onClose }: { slip: BetSlipResult; onClose: () => void }) {
  const text = useText()
  const { lines, drawNo = '', count, total, problem, refusal, status, what, found, check, dismiss } = slip
  const order = async () => {
    if (await slip.order()) onClose()
  }
  return (
    <LaterSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('lottery.slip')}
      description={text('lottery.for', { draw: drawNo })}
      closeLabel={text('sheet.close')}
      footer={
        lines.length > 0 && (
          <div className={styles.footer}>
            <p className={styles.sum}>
              <span>{text('lottery.total', { count })}</span>
              <Money text={total} size="large" />
            </p>
            <Button
              variant="primary"
              size="large"
              block
              busy={status === 'pending'}
              disabled={problem !== undefined || status === 'checking' || status === 'unknown'}
              onClick={() => void order()}
            >
              {text('lottery.order', { total })}
            </Button>
          </div>
        )
      }
    >
      <div className={styles.slip}>
        <WhatCame {...{ status, what, found, check, dismiss }} />
        <KeptSlip {...slip} />
        <Refusal message={refusal} />
        {lines.length === 0 && !slip.logIn && (
          <EmptyState text={text('lottery.slipEmpty')} hint={text('lottery.slipEmptyHint')} />
        )}
        {lines.length > 0 && <Filled slip={slip} />}
      </div>
    </LaterSheet>
  )
}

function Filled({ slip }: { slip: BetSlipResult }) {
  const text = useText()
  const { lines, chase, chaseChoices, setChase, problem, hasChanged } = slip
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} onRemove={() => slip.remove(line.id)} />
        ))}
      </ul>
      <Button size="small" variant="ghost" onClick={slip.clear}>
        {text('lottery.slipClear')}
      </Button>
      <Chips
        wrap
        label={text('lottery.chase')}
        value={String(chase.draws)}
        items={chaseChoices.map((draws) => ({
          id: String(draws),
          label: draws === 1 ? text('lottery.chaseOne') : text('lottery.chaseMany', { count: draws }),
        }))}
        onSelect={(draws) => setChase({ draws: Number(draws) })}
      />
      {chase.draws > 1 && (
        <>
          <Chips
            wrap
            label={text('lottery.raise')}
            value={chase.raise}
            items={CHASE_RAISES.map((raise) => ({ id: raise, label: text(`lottery.raise.${raise}`) }))}
            onSelect={(wanted) => setChase(raiseOf(wanted))}
          />
          <Checkbox name="stopOnWin" checked={chase.stopOnWin} onCheckedChange={(stopOnWin) => setChase({ stopOnWin })}>
            {text('lottery.stopOnWin')}
          </Checkbox>
        </>
      )}
      <div role="status">
        {problem && (
          <Note icon="warning" title={text(problem)}>
            {hasChanged && (
              <Button size="small" onClick={slip.acceptOdds}>
                {text('lottery.acceptOdds')}
              </Button>
            )}
          </Note>
        )}
      </div>
    </>
  )
}

const raiseOf = (wanted: string): { raise?: ChaseRaise } => {
  const raise = CHASE_RAISES.find((each) => each === wanted)
  return raise ? { raise } : {}
}

function Line({ line, onRemove }: { line: ShownLine; onRemove: () => void }) {
  const text = useText()
  const { methodName, selection, count, stake, multiple, amount, times, paysEachHit, isChanged } = line
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <strong dir="auto">{methodName}</strong>
        <Picks selection={selection} />
        <span className={styles.note} dir="ltr">
          {text('lottery.slipLine', { count, stake, multiple })}
        </span>
        {isChanged && times !== undefined && (
          <span className={styles.changed}>{text(paysEachHit ? 'lottery.newOddsEach' : 'lottery.newOdds', { times })}</span>
        )}
      </div>
      <Money text={amount} />
      <IconButton icon="close" label={text('lottery.remove', { method: methodName })} onClick={onRemove} />
    </li>
  )
}
