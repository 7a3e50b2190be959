import { pathOf } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

/** An address that no route knows, with a way home (APP-04). */
export function NotFound() {
  const text = useText()
  return (
    <EmptyState
      drawing="trouble"
      text={text('notFound.text')}
      action={
        <Link href={pathOf('home')} asChild>
          <ButtonLink variant="primary">{text('page.toHome')}</ButtonLink>
        </Link>
      }
    />
  )
}
