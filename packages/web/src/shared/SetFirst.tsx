import { pathOf } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'

/** Says that a part of the security centre must be set first, and leads there. */
export function SetFirst({ title }: { readonly title: string }) {
  const text = useText()
  return (
    <Note icon="info" title={title}>
      <Link href={pathOf('securityCenter')} asChild>
        <ButtonLink variant="primary">{text('title.security')}</ButtonLink>
      </Link>
    </Note>
  )
}
