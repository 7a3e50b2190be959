import { type ReactNode, startTransition, useEffect, useState } from 'react'
import styles from './PageFade.module.css'

interface PageFadeProps {
  /** Changes with the page; the page is mounted anew. */
  readonly pageKey: string
  /** No fade, such as after a swipe back, which has already moved the page. */
  readonly instant?: boolean | undefined
  /** The player comes back to the page, which is as long as it was as soon as it is there, so that it can stand where it stood. */
  readonly isBack?: boolean | undefined
  readonly children: ReactNode
}

/**
 * Fades a new page in; the first one stands at once, and so does every one where less motion is wanted. The bars around it answer a tap
 * first: the content of a new page follows in steps.
 */
export function PageFade({ pageKey, instant, isBack, children }: PageFadeProps) {
  const [shown, setShown] = useState({ pageKey, fade: false, atOnce: true })
  const [drawn, setDrawn] = useState(pageKey)
  if (shown.pageKey !== pageKey) setShown({ pageKey, fade: !instant, atOnce: isBack === true })
  const { fade, atOnce } = shown
  useEffect(() => startTransition(() => setDrawn(pageKey)), [pageKey])
  return (
    <div key={pageKey} className={fade ? styles.fade : undefined}>
      {(atOnce || drawn === pageKey) && children}
    </div>
  )
}
