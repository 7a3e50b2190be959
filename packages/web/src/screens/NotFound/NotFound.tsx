import { HOME } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../app/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** An address that no route knows, with a way home (APP-04). */
export function NotFound() {
  const text = useText()
  return (
    <EmptyState
      drawing="trouble"
      text={text('notFound.text')}
      action={
        <Link href={HOME} asChild>
          <ButtonLink variant="primary">{text('page.toHome')}</ButtonLink>
        </Link>
      }
    />
  )
}
