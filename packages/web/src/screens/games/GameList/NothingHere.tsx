import type { GameFilterResult } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { shielded } from '../../../ui/shield.ts'

/** Why there is no game here, and what to do about it. */
export function NothingHere({ choice }: { choice: GameFilterResult }) {
  const text = useText()
  const { filter, emptyReason, logIn, search, reset, chooseTab } = choice
  switch (emptyReason) {
    case 'needsLogin':
      return (
        <EmptyState
          text={text('not_logged_in')}
          hint={text('list.needsLogin')}
          action={
            <Button variant="primary" onClick={logIn}>
              {text('header.login')}
            </Button>
          }
        />
      )
    case 'search':
      return (
        <EmptyState
          text={text('in_no_data')}
          hint={text('search.nothing')}
          action={<Button onClick={shielded(() => search(''))}>{text('search.clear')}</Button>}
        />
      )
    case 'filter':
      return (
        <EmptyState
          text={text('in_no_data')}
          hint={text('filter.nothing')}
          action={<Button onClick={shielded(reset)}>{text('filter.reset')}</Button>}
        />
      )
    case 'recent':
    case 'favourites':
    case 'nothing':
      return (
        <EmptyState
          text={text('in_no_data')}
          hint={text(HINTS[emptyReason])}
          action={filter.tab !== 'all' && <Button onClick={shielded(() => chooseTab('all'))}>{text('list.toAll')}</Button>}
        />
      )
    default: {
      const impossible: never = emptyReason
      return impossible
    }
  }
}

const HINTS = { recent: 'list.noRecent', favourites: 'list.noFavourite', nothing: 'list.nothing' } as const
