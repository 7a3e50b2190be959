import { cssVars } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Notices.module.css'

export type NoticeKind = 'info' | 'success' | 'fail' | 'offline' | 'loading'

export interface NoticeItem {
  readonly id: string | number
  readonly kind: NoticeKind
  readonly text: string
}

export interface NoticesProps {
  readonly items: readonly NoticeItem[]
  /** Distance from the top, in px. */
  readonly top?: number | undefined
}

export const NOTICE_TOP_PX = 65

const icons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'success',
  fail: 'error',
  offline: 'offline',
  loading: 'refresh',
}

/** Short messages above everything, read out as they come. Keep it mounted: a live region must exist before its words. */
export function Notices({ items, top = NOTICE_TOP_PX }: NoticesProps) {
  return (
    <div className={styles.notices} style={cssVars({ '--notice-top': `${top}px` })} data-notices aria-live="polite">
      {items.map(({ id, kind, text }) => (
        <div key={id} className={styles.notice} data-kind={kind} role={kind === 'fail' ? 'alert' : undefined}>
          <span className={styles.icon}>
            {kind === 'loading' ? <span className="spinner" /> : <Icon name={icons[kind]} size={20} />}
          </span>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </div>
  )
}
