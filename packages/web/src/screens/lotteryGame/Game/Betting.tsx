import { type LotteryTable, type StartLotteryResult, useBetSlip, useLotteryOrders } from '@lobbykit/hooks'
import { useState } from 'react'
import { PlayTypes } from '../../../shared/PlayTypes.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import styles from './Game.module.css'
import { KeptSlip } from './KeptSlip.tsx'
import { LinePicker } from './LinePicker.tsx'
import { SlipBar } from './SlipBar.tsx'
import { SlipSheet } from './SlipSheet.tsx'

/** Betting on a game: the way to play, the numbers, and the slip. */
export function Betting({ table, start }: { table: LotteryTable; start: StartLotteryResult }) {
  const { playType } = start
  const slip = useBetSlip(table, playType)
  // Keeps watching the orders, so that their results are announced on this page, too.
  useLotteryOrders({ code: table.code })
  const [isSlipOpen, setSlipOpen] = useState(false)
  return (
    <>
      <div className={styles.came}>
        {/* While the slip is open it says this itself. */}
        {!isSlipOpen && (
          <>
            <WhatCame of={slip} />
            <KeptSlip {...slip} />
          </>
        )}
        <PlayTypes start={start} />
      </div>
      <LinePicker key={playType} table={table} playType={playType} />
      <SlipBar slip={slip} onOpen={() => setSlipOpen(true)} />
      {isSlipOpen && <SlipSheet slip={slip} onClose={() => setSlipOpen(false)} />}
    </>
  )
}
