import { type LotteryTable, type PlayType, useBetSlip, useLotteryOrders } from '@lobbykit/hooks'
import { createPortal } from 'react-dom'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { KeptSlip } from './KeptSlip.tsx'
import { SlipSheet } from './SlipSheet.tsx'

interface SlipProps {
  readonly table: LotteryTable
  readonly playType: PlayType
  /** Where the page says what came of an order, and that a slip is kept. */
  readonly notes: Element | null
  readonly open: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The bet slip of a game: what came of its orders, and the sheet in which they are placed. */
export function Slip({ table, playType, notes, open, onOpenChange }: SlipProps) {
  const slip = useBetSlip(table, playType)
  // Keeps watching the orders, so that their results are announced on this page, too.
  useLotteryOrders({ code: table.code })
  if (open) return <SlipSheet slip={slip} onClose={() => onOpenChange(false)} />
  return (
    notes &&
    createPortal(
      <>
        <WhatCame of={slip} />
        <KeptSlip {...slip} />
      </>,
      notes,
    )
  )
}
