import { LOGIN, useBack, usePanel, useSession } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { merchant } from '../merchant.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { lazyPart, onIntent, useLazyPart } from '../ui/lazyPart.ts'
import { Brand, TopBar } from '../ui/TopBar.tsx'
import { preloadDialogs } from './Overlays.tsx'
import { useText } from './useText.ts'

const memberBar = lazyPart(async () => (await import('./MemberBar.tsx')).MemberBar)

/** The bar on top: menu and brand on home, back and title elsewhere; the wallet, or the way to one (HOME-05). */
export function Header({ title, path }: { title: string | undefined; path: string }) {
  const text = useText()
  const menu = usePanel('menu')
  const back = useBack(path)
  const { isLoggedIn } = useSession()
  const start = title ? (
    <IconButton icon="back" label={text('header.back')} onClick={back} />
  ) : (
    <IconButton icon="menu" label={text('header.menu')} {...onIntent(preloadDialogs)} onClick={menu.open} />
  )
  return (
    <TopBar
      start={start}
      title={title ? <h1>{text(title)}</h1> : isLoggedIn ? <Brand /> : <GuestBrand />}
      end={isLoggedIn ? <MemberEnd compact={title !== undefined} /> : <GuestEnd />}
    />
  )
}

/** The brand over the word that a guest may log in; the brand keeps its place and only looks higher. */
function GuestBrand() {
  const text = useText()
  return (
    <>
      <div style={{ paddingBlock: 6 }}>
        <div style={{ transform: 'translateY(-6px)' }}>
          <Brand name={merchant.name} />
        </div>
      </div>
      <span style={{ position: 'absolute', insetBlockEnd: 3, color: 'var(--text-muted)', fontSize: '0.6875rem' }}>
        {text('header.tip')}
      </span>
    </>
  )
}

function GuestEnd() {
  const text = useText()
  return (
    <>
      <Link href={LOGIN} asChild>
        <ButtonLink size="small">{text('header.login')}</ButtonLink>
      </Link>
      <Link href="/m/register" asChild>
        <ButtonLink size="small" variant="primary">
          {text('header.register')}
        </ButtonLink>
      </Link>
    </>
  )
}

function MemberEnd({ compact }: { compact: boolean }) {
  const { value: MemberBar } = useLazyPart(memberBar, true)
  return MemberBar ? <MemberBar compact={compact} /> : null
}
