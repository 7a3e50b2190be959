import { type ReactNode, type SyntheticEvent, useState } from 'react'
import styles from './PageFade.module.css'

interface PageFadeProps {
  /** Changes with the page; the page is mounted anew. */
  readonly pageKey: string
  /** No fade, such as after a swipe back, which has already moved the page. */
  readonly instant?: boolean | undefined
  /** Another page is about to take its place: it is no longer drawn nor operated, and keeps its size meanwhile. */
  readonly isLeaving: boolean
  readonly children: ReactNode
}

const ignore = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Fades a new page in; the first one stands at once, and so does every one where less motion is wanted. */
export function PageFade({ pageKey, instant, isLeaving, children }: PageFadeProps) {
  const [shown, setShown] = useState({ pageKey, fade: false })
  if (shown.pageKey !== pageKey) setShown({ pageKey, fade: !instant })
  return (
    <div
      key={pageKey}
      className={shown.fade ? `${styles.page} ${styles.fade}` : styles.page}
      data-leaving={isLeaving || undefined}
      // A key still reaches what has the focus: without this a form that led here could be sent once more.
      onClickCapture={isLeaving ? ignore : undefined}
      onSubmitCapture={isLeaving ? ignore : undefined}
    >
      {children}
    </div>
  )
}
