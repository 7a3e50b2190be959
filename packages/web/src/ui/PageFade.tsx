import { type ReactNode, useState } from 'react'
import styles from './PageFade.module.css'

interface PageFadeProps {
  /** Changes with the page; the page is mounted anew. */
  readonly pageKey: string
  /** No fade, such as after a swipe back, which has already moved the page. */
  readonly instant?: boolean | undefined
  readonly children: ReactNode
}

/** Fades a new page in; the first one stands at once, and so does every one where less motion is wanted. */
export function PageFade({ pageKey, instant, children }: PageFadeProps) {
  const [shown, setShown] = useState({ pageKey, fade: false })
  if (shown.pageKey !== pageKey) setShown({ pageKey, fade: !instant })
  return (
    <div key={pageKey} className={shown.fade ? styles.fade : undefined}>
      {children}
    </div>
  )
}
