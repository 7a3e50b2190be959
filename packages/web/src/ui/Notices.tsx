import { cssVars } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Notices.module.css'

type NoticeKind = 'info' | 'success' | 'fail' | 'offline' | 'loading'

export interface NoticeItem {
  readonly id: string | number
  readonly kind: NoticeKind
  readonly text: string
  /** What a tap on it does; without it, it lets taps through to what lies below. */
  readonly onTap?: (() => void) | undefined
}

interface NoticesProps {
  readonly items: readonly NoticeItem[]
  /** Distance from the top, in px. */
  readonly top: number
  /** Where their middle stands, in percent of the width from the left. */
  readonly left: number
}

const icons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'success',
  fail: 'error',
  offline: 'offline',
  loading: 'refresh',
}

/** Short messages above everything, read out as they come. Keep it mounted: a live region must exist before its words. */
export function Notices({ items, top, left }: NoticesProps) {
  return (
    <div
      className={styles.notices}
      style={cssVars({ '--notice-top': `${top}px`, '--notice-left': `${left}%` })}
      data-notices
      aria-live="polite"
    >
      {items.map(({ id, kind, text, onTap }) => (
        <div key={id} className={styles.notice} data-kind={kind} role={kind === 'fail' ? 'alert' : undefined}>
          <span className={styles.icon}>
            {kind === 'loading' ? <span className="spinner" /> : <Icon name={icons[kind]} size={20} />}
          </span>
          {onTap ? (
            <button type="button" className={styles.tap} onClick={onTap}>
              {text}
            </button>
          ) : (
            <p className={styles.text}>{text}</p>
          )}
        </div>
      ))}
    </div>
  )
}
