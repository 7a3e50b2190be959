import { isAt, pathOf, useBack, usePanel, useSession } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import type { TextId } from '../intl/speak.ts'
import { merchant } from '../merchant.ts'
import { dialogs } from '../overlays/Overlays.tsx'
import { useIntent } from '../parts/lazyPart.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Brand, TopBar } from '../ui/TopBar.tsx'
import { MemberBar } from './MemberBar.tsx'

/**
 * The bar on top. Home has the menu and the brand, any other page the way back and its title; at its end a member has the
 * wallet, and a guest the links to log in and to register (HOME-05).
 */
export function Header({ title, path }: { title: TextId | undefined; path: string }) {
  const text = useText()
  const dialogsIntent = useIntent(dialogs)
  const menu = usePanel('menu')
  const back = useBack(path)
  const { isLoggedIn } = useSession()
  const start = title ? (
    <IconButton icon="back" label={text('header.back')} onClick={back} />
  ) : (
    <IconButton icon="menu" label={text('header.menu')} {...dialogsIntent} onClick={menu.open} />
  )
  return (
    <TopBar
      start={start}
      title={title ? <h1>{text(title)}</h1> : <SiteBrand isHeading={isAt('home', path)} isLoggedIn={isLoggedIn} />}
      end={isLoggedIn ? <MemberBar compact={title !== undefined} /> : <GuestEnd />}
    />
  )
}

interface SiteBrandProps {
  /** Home has no other heading. */
  isHeading: boolean
  isLoggedIn: boolean
}

/** The brand. A guest sees its name and is invited to log in; a member, who has a wallet beside it, sees the mark alone. */
function SiteBrand({ isHeading, isLoggedIn }: SiteBrandProps) {
  const text = useText()
  const Name = isHeading ? 'h1' : 'span'
  return (
    <>
      <Brand name={<Name className={isLoggedIn ? 'visually-hidden' : undefined}>{merchant.name}</Name>} />
      {!isLoggedIn && <small>{text('header.tip')}</small>}
    </>
  )
}

function GuestEnd() {
  const text = useText()
  return (
    <>
      <Link href={pathOf('login')} asChild>
        <ButtonLink size="small">{text('header.login')}</ButtonLink>
      </Link>
      <Link href={pathOf('register')} asChild>
        <ButtonLink size="small" variant="primary">
          {text('header.register')}
        </ButtonLink>
      </Link>
    </>
  )
}
