import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Sheet.module.css'
import { SheetLayout } from './SheetLayout.tsx'
import { useCloseRequest } from './useCloseRequest.ts'
import { useModal } from './useModal.ts'
import { useShield } from './useShield.ts'

interface PlainSheetProps {
  /** Names the dialog. */
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Stays in sight below the scrolling content. */
  readonly footer?: ReactNode | undefined
  readonly children: ReactNode
}

/**
 * A modal sheet in the middle of the page, for what comes unasked with the first page of a visit: there the dialog library of `Sheet`
 * would be a tenth of all scripts. It is open for as long as it is there, and goes without a movement.
 */
export function PlainSheet({ title, closeLabel, onClose, footer, children }: PlainSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const id = useId()
  useModal(sheet, onClose)
  useShield(true)
  useCloseRequest(true, onClose)
  return createPortal(
    <div className={styles.lock}>
      <div className={styles.scrim} data-state="open" />
      <div
        ref={sheet}
        className={classes(styles.sheet, styles.center)}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        data-state="open"
      >
        <SheetLayout
          head={
            <>
              <h2 id={id} className={styles.title}>
                {title}
              </h2>
              <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
                <Icon name="close" size={22} />
              </button>
            </>
          }
          footer={footer}
        >
          {children}
        </SheetLayout>
      </div>
    </div>,
    document.body,
  )
}
