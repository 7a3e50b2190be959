import { type BetSlipResult, CHASE_RAISES, type ChaseRaise, type ShownLine } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import bets from '../../../shared/lotteryGame/BetLines.module.css'
import { Picks } from '../../../shared/lotteryGame/Picks.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import styles from './Slip.module.css'

/** The lines of a slip, the chase, and what is wrong with them. */
export function SlipLines({ slip }: { slip: BetSlipResult }) {
  const text = useText()
  const { lines, chase, isChase, chaseChoices, setChase, problem, hasChanged } = slip
  return (
    <>
      <ul className={bets.lines}>
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
      {isChase && (
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
    <li className={bets.line}>
      <div className={bets.words}>
        <strong dir="auto">{methodName}</strong>
        <Picks selection={selection} />
        <span className={bets.note} dir="ltr">
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
