import { usePanel } from '@lobbykit/hooks'
import { useEffect, useState } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import { dialogs } from '../overlays/Overlays.tsx'
import { useIntent } from '../parts/lazyPart.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './ServiceButton.module.css'

/** Shorter movements, in px, do not count: a finger is never quite still. */
const TREMBLE_PX = 6

/**
 * The customer service at hand on every page with a footer (MENU-04). It must not cover what the player scrolls to: it hides
 * when the page scrolls down, and is back when the page scrolls up or has come to its end, where room is kept for it.
 */
export function ServiceButton() {
  const text = useText()
  const dialogsIntent = useIntent(dialogs)
  const { isOpen, open } = usePanel('service')
  const isAside = useAside()
  return (
    <button
      type="button"
      className={styles.float}
      data-aside={isAside || undefined}
      aria-label={text('title.service')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      {...dialogsIntent}
      onClick={open}
    >
      <Icon name="headset" />
    </button>
  )
}

function useAside(): boolean {
  const [aside, setAside] = useState(false)
  useEffect(() => {
    // Not read before the first movement: to answer it, the browser must compute the layout.
    let last = 0
    const follow = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      const atEnd = scrollY + clientHeight >= scrollHeight - 1
      if (!atEnd && Math.abs(scrollY - last) < TREMBLE_PX) return
      setAside(!atEnd && scrollY > last)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return aside
}
