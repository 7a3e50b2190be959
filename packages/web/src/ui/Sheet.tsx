import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { isOnNotice } from './isOnNotice.ts'
import styles from './Sheet.module.css'
import { SheetLayout } from './SheetLayout.tsx'
import { useCloseRequest } from './useCloseRequest.ts'
import { useReturnFocus } from './useReturnFocus.ts'
import { useShield } from './useShield.ts'

export interface SheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Names the dialog. */
  readonly title: string
  readonly description?: string | undefined
  readonly closeLabel: string
  /** From the bottom, as a drawer at the start of the line, or in the middle. */
  readonly placement?: 'bottom' | 'start' | 'center' | undefined
  /** Stays in sight below the scrolling content. */
  readonly footer?: ReactNode | undefined
  readonly children: ReactNode
}

/** A modal sheet: keeps focus and scrolling inside and gives the focus back when it closes. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, description, closeLabel, placement = 'bottom', footer, children } = props
  const returnFocus = useReturnFocus()
  useShield(open)
  useCloseRequest(open, () => onOpenChange(false))
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={document.body}>
        <Overlay className={styles.scrim} />
        <Content
          className={classes(styles.sheet, styles[placement])}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={({ currentTarget }) => returnFocus.opens(currentTarget)}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus.closes()
          }}
          onInteractOutside={keepForNotices}
        >
          <SheetLayout
            head={
              <>
                <Title className={styles.title}>{title}</Title>
                <Close className={styles.close} aria-label={closeLabel}>
                  <Icon name="close" size={22} />
                </Close>
              </>
            }
            footer={footer}
          >
            {description !== undefined && <Description className={styles.description}>{description}</Description>}
            {children}
          </SheetLayout>
        </Content>
      </Portal>
    </Root>
  )
}

/** A tap on a notice above the dialog must not close the dialog. */
export function keepForNotices(event: { readonly target: EventTarget | null; preventDefault: () => void }) {
  if (isOnNotice(event.target)) event.preventDefault()
}
