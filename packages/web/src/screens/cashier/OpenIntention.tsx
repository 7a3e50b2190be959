import type { MoneyForm } from '@lobbykit/hooks'
import type { ReactNode } from 'react'
import { WhatCame } from '../../shared/WhatCame.tsx'

type Open = Pick<MoneyForm<never, never>, 'status' | 'about' | 'found' | 'check' | 'dismiss'>

/** What came of the last order whose answer nobody saw; `order` leads to one that is there (BAL-05). */
export function OpenIntention({ form, order }: { form: Open; order?: (orderId: string) => ReactNode }) {
  const { status, about, found, check, dismiss } = form
  return (
    <WhatCame
      {...{ status, check, dismiss }}
      what={about?.amount}
      found={found && { outcome: found.outcome, what: found.about.amount ?? '' }}
      link={found?.outcome === 'done' && found.orderId !== undefined && order?.(found.orderId)}
    />
  )
}
