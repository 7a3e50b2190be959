import type { ReactNode } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'

interface WhatCameProps {
  readonly status: string
  /** What is under way, in a few words: an amount, a title. */
  readonly what: string | undefined
  readonly found: { readonly outcome: 'done' | 'none'; readonly what: string } | undefined
  readonly check: () => void
  readonly dismiss: () => void
  /** The title where it is known that something was done, but not how much; without it, the title names `what`. */
  readonly doneTitle?: string | undefined
  /** Leads to what was done. */
  readonly link?: ReactNode
}

/** Says what became of the last attempt whose answer was lost, or that this is not known yet (BAL-05). */
export function WhatCame({ status, what = '', found, check, dismiss, doneTitle, link }: WhatCameProps) {
  const text = useText()
  const isOpen = status === 'checking' || status === 'unknown'
  return (
    <div role="status">
      {isOpen ? (
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
            title={
              found.outcome === 'none'
                ? text('once.none', { what: found.what })
                : (doneTitle ?? text('once.done', { what: found.what }))
            }
            why={text(found.outcome === 'done' ? 'once.doneWhy' : 'once.noneWhy')}
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
