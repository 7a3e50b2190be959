import {
  type LinePickerResult,
  type LotteryTable,
  type PlayType,
  ROW_PICKS,
  type ShownRow,
  useLinePicker,
} from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { AmountField } from '../../../shared/AmountField.tsx'
import { inputProps } from '../../../shared/form/inputProps.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Money } from '../../../ui/Money.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './Picker.module.css'

/** Picks the numbers of a line and its stake, and puts it on the slip. */
export function LinePicker({ table, playType }: { table: LotteryTable; playType: PlayType }) {
  const text = useText()
  const picker = useLinePicker(table, playType)
  const { method, methods, rows, times, paysEachHit, quickPicks } = picker
  if (!method) return <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />
  return (
    <div className={styles.picker}>
      <Chips
        label={text('lottery.methods')}
        value={method.code}
        items={methods.map(({ code, name }) => ({ id: code, label: name }))}
        onSelect={picker.chooseMethod}
      />
      <div>
        {method.hint && <p dir="auto">{method.hint}</p>}
        <p className={styles.odds}>{text(paysEachHit ? 'lottery.oddsEach' : 'lottery.odds', { times })}</p>
      </div>
      {rows.map((row, at) => (
        <NumberRow key={row.label ?? at} row={row} at={at} picker={picker} />
      ))}
      <div className={styles.chance}>
        {quickPicks.map((count, place) => (
          <Button
            key={count}
            size="small"
            icon={place === 0 ? 'refresh' : undefined}
            onClick={() => picker.addQuickPicks(count)}
          >
            {text('lottery.quick', { count })}
          </Button>
        ))}
        <Button size="small" variant="ghost" onClick={picker.clear}>
          {text('lottery.clear')}
        </Button>
      </div>
      <Stake picker={picker} />
    </div>
  )
}

function NumberRow({ row, at, picker }: { row: ShownRow; at: number; picker: LinePickerResult }) {
  const text = useText()
  const name = row.label ?? text('lottery.numbers')
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend} dir="auto">
        {name}
      </legend>
      <div className={styles.numbers}>
        {row.picks.map(({ number, label, times, isPicked }) => (
          <button
            key={number}
            type="button"
            className={styles.number}
            aria-pressed={isPicked}
            onClick={() => picker.pick(at, number)}
          >
            <span>{text(label)}</span>{' '}
            {times !== undefined && (
              <span className={styles.times} dir="ltr">
                {text('lottery.times', { times })}
              </span>
            )}
          </button>
        ))}
      </div>
      {row.hasRowPicks && (
        <div className={styles.many} role="group" aria-label={text('lottery.rowPicks', { row: name })}>
          {ROW_PICKS.map((wanted) => (
            <button key={wanted} type="button" className={styles.few} onClick={() => picker.pickRow(at, wanted)}>
              {text(`lottery.row.${wanted}`)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

function Stake({ picker }: { picker: LinePickerResult }) {
  const text = useText()
  const { stake, count, amount, said } = picker
  return (
    <form
      className={styles.stake}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        picker.add()
      }}
    >
      <AmountField
        amount={stake}
        label={text('label_stake')}
        beside={
          <TextField
            {...inputProps({ field: picker.multiple, problem: picker.multipleProblem }, text)}
            label={text('label_multiple')}
          />
        }
      />
      <p className={styles.cost} aria-live="polite">
        {said ? text(said) : <Money text={text('lottery.lineCost', { count, amount })} tone={count > 0 ? 'gold' : 'plain'} />}
      </p>
      <Button type="submit" size="large" block icon="plus">
        {text('lottery.add')}
      </Button>
    </form>
  )
}
