import { pathOf } from '@lobbykit/hooks'
import { Link, useLocation } from 'wouter'
import { routeOf } from '../../../app/routes.tsx'
import { useText } from '../../../intl/IntlProvider.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

/** A page that this version does not have yet: says so, and leads home. */
export function Coming() {
  const text = useText()
  const [path] = useLocation()
  const { title, header } = routeOf(path)
  return (
    <>
      {!header && title && <h1 className="visually-hidden">{text(title)}</h1>}
      <EmptyState
        drawing="gifts"
        text={text('coming.text', { page: title ? text(title) : '' })}
        hint={text('coming.hint')}
        action={
          <Link href={pathOf('home')} asChild>
            <ButtonLink variant="primary">{text('page.toHome')}</ButtonLink>
          </Link>
        }
      />
    </>
  )
}
