import type { BetSlipResult } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { LaterSheet } from '../../../shared/LaterSheet.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Money } from '../../../ui/Money.tsx'
import { KeptSlip } from './KeptSlip.tsx'
import styles from './Slip.module.css'
import { SlipLines } from './SlipLines.tsx'

/** The bet slip: its lines, the chase, and the order. */
export function SlipSheet({ slip, onClose }: { slip: BetSlipResult; onClose: () => void }) {
  const text = useText()
  const { lines, drawNo = '', count, total, canOrder, refusal, status } = slip
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
              disabled={!canOrder}
              onClick={() => void order()}
            >
              {text('lottery.order', { total })}
            </Button>
          </div>
        )
      }
    >
      <div className={styles.slip}>
        <WhatCame of={slip} />
        <KeptSlip {...slip} />
        <Refusal message={refusal} />
        {lines.length === 0 && !slip.logIn && (
          <EmptyState text={text('lottery.slipEmpty')} hint={text('lottery.slipEmptyHint')} />
        )}
        {lines.length > 0 && <SlipLines slip={slip} />}
      </div>
    </LaterSheet>
  )
}
