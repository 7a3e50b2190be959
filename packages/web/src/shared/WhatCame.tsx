import type { OnceState } from '@lobbykit/hooks'
import type { ReactNode } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'

interface WhatCameProps {
  readonly of: OnceState
  /** The title where it is known that something was done, but not how much. */
  readonly someDone?: string | undefined
  /** Leads to what was done. */
  readonly link?: ReactNode
}

/** Says what became of the last attempt whose answer was lost, or that this is not known yet (BAL-05). */
export function WhatCame({ of: { isUnsure, status, what = '', found, check, dismiss }, someDone, link }: WhatCameProps) {
  const text = useText()
  return (
    <div role="status">
      {isUnsure ? (
        <Note icon="warning" title={text('once.unknown', { what })} why={text('once.unknownWhy')}>
          <Button size="small" icon="refresh" busy={status === 'checking'} onClick={check}>
            {text('once.check')}
          </Button>
        </Note>
      ) : (
        found && (
          <Note
            icon={found.outcome === 'done' ? 'success' : 'info'}
            isGood={found.outcome === 'done'}
            title={found.what === undefined && someDone ? someDone : text(`once.${found.outcome}`, { what: found.what ?? '' })}
            why={text(`once.${found.outcome}Why`)}
          >
            {link}
            <Button size="small" onClick={dismiss}>
              {text('once.understood')}
            </Button>
          </Note>
        )
      )}
    </div>
  )
}
