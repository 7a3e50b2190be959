import { type LotteryTable, type SlipTotalsResult, type StartLotteryResult, useSession, useSlipTotals } from '@lobbykit/hooks'
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
  const totals = useSlipTotals(table, playType)
  const { isLoggedIn } = useSession()
  // It tells a member what came of orders, and a guest needs it with the first line.
  useLazyPart(slip, isLoggedIn || !totals.isEmpty)
  return (
    <>
      <div>
        <div ref={setNotes} className={styles.came} />
        <PlayTypes start={start} />
      </div>
      <LinePicker key={playType} table={table} playType={playType} />
      {!totals.isEmpty && <SlipBar {...totals} onOpen={() => setSlipOpen(true)} />}
      <LaterDialog part={slip} of={{ table, playType, notes, open: isSlipOpen, onOpenChange: setSlipOpen }} />
    </>
  )
}

type SlipBarProps = Pick<SlipTotalsResult, 'count' | 'total'> & { readonly onOpen: () => void }

/** Stays in sight and opens the bet slip. */
function SlipBar({ count, total, onOpen }: SlipBarProps) {
  const text = useText()
  const intent = useSheetIntent(slip)
  return (
    <div className={styles.bar} aria-live="polite">
      <Button variant="primary" size="large" block icon="ELOTT" {...intent} onClick={onOpen}>
        {text('lottery.slipOf', { count, total })}
      </Button>
    </div>
  )
}
