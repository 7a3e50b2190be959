import { type LotteryTable, type StartLotteryResult, useSlipTotals } from '@lobbykit/hooks'
import { useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart, useLazyPart } from '../../../parts/lazyPart.ts'
import { LaterDialog, useSheetIntent } from '../../../shared/LaterSheet.tsx'
import { PlayTypes } from '../../../shared/PlayTypes.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './Game.module.css'
import { LinePicker } from './LinePicker.tsx'

const slip = lazyPart(async () => (await import('../Slip/Slip.tsx')).Slip)

interface BettingProps {
  readonly table: LotteryTable
  readonly start: StartLotteryResult
}

/** Betting on a game: the way to play, the numbers, and the slip. */
export function Betting({ table, start }: BettingProps) {
  const { playType } = start
  const [isSlipOpen, setSlipOpen] = useState(false)
  const [notes, setNotes] = useState<Element | null>(null)
  // What it takes to place bets comes while one picks them.
  useLazyPart(slip, true)
  return (
    <>
      <div>
        <div ref={setNotes} className={styles.came} />
        <PlayTypes start={start} />
      </div>
      <LinePicker key={playType} table={table} playType={playType} />
      <SlipBar {...{ table, playType }} onOpen={() => setSlipOpen(true)} />
      <LaterDialog part={slip} of={{ table, playType, notes, open: isSlipOpen, onOpenChange: setSlipOpen }} />
    </>
  )
}

type SlipBarProps = Pick<BettingProps, 'table'> & Pick<StartLotteryResult, 'playType'> & { readonly onOpen: () => void }

/** Stays in sight and opens the bet slip. */
function SlipBar({ table, playType, onOpen }: SlipBarProps) {
  const text = useText()
  const intent = useSheetIntent(slip)
  const { isEmpty, count, total } = useSlipTotals(table, playType)
  if (isEmpty) return null
  return (
    <div className={styles.bar} aria-live="polite">
      <Button variant="primary" size="large" block icon="ELOTT" {...intent} onClick={onOpen}>
        {text('lottery.slipOf', { count, total })}
      </Button>
    </div>
  )
}
