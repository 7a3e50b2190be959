import { needsMember } from '@lobbykit/hooks'
import { useText } from '../../app/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Choice } from './SearchRow.tsx'

/** Why there is no game here, and what to do about it. */
export function NothingHere({ choice, needsLogin }: { choice: Choice; needsLogin: boolean }) {
  const text = useText()
  const { filter, count, logIn, search, reset, chooseTab } = choice
  if (needsLogin) {
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
  }
  if (filter.gameName) {
    return (
      <EmptyState
        text={text('in_no_data')}
        hint={text('search.nothing')}
        action={<Button onClick={() => search('')}>{text('search.clear')}</Button>}
      />
    )
  }
  if (count > 0 || filter.vassalage) {
    return (
      <EmptyState
        text={text('in_no_data')}
        hint={text('filter.nothing')}
        action={<Button onClick={reset}>{text('filter.reset')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      text={text('in_no_data')}
      hint={text(filter.tab === 'recent' ? 'list.noRecent' : needsMember(filter) ? 'list.noFavourite' : 'list.nothing')}
      action={filter.tab !== 'all' && <Button onClick={() => chooseTab('all')}>{text('list.toAll')}</Button>}
    />
  )
}
