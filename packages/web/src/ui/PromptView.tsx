import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './PromptView.module.css'
import sheetStyles from './Sheet.module.css'
import { keepForNotices } from './Sheet.tsx'
import { TextField } from './TextField.tsx'
import { useCloseRequest } from './useCloseRequest.ts'
import { useReturnFocus } from './useReturnFocus.ts'
import { useShield } from './useShield.ts'

type InputProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onValueChange' | 'ref'>

interface PromptViewProps {
  readonly open: boolean
  readonly title: string
  readonly text?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly busy?: boolean | undefined
  readonly input?: InputProps | undefined
  /** Milliseconds until the input gets the focus: if the keyboard opened while the dialog still moves, both would jump. */
  readonly focusDelayMs: number
  /** Receives what was typed, or an empty string without an input. */
  readonly onConfirm: (value: string) => void
  readonly onCancel: () => void
}

/** A question before something happens; Escape and a tap outside mean cancel. */
export function PromptView(props: PromptViewProps) {
  const returnFocus = useReturnFocus()
  useShield(props.open)
  useCloseRequest(props.open, props.onCancel)
  return (
    <Root open={props.open} onOpenChange={(open) => !open && props.onCancel()}>
      <Portal container={document.body}>
        <Overlay className={sheetStyles.scrim} />
        <Content
          role="alertdialog"
          className={classes(sheetStyles.sheet, sheetStyles.center)}
          {...(props.text === undefined && { 'aria-describedby': undefined })}
          onInteractOutside={keepForNotices}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus.closes()
          }}
          onOpenAutoFocus={(event) => {
            returnFocus.opens(event.currentTarget)
            if (!props.input) return
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
        >
          <PromptForm {...props} />
        </Content>
      </Portal>
    </Root>
  )
}

function PromptForm({
  title,
  text,
  confirmLabel,
  cancelLabel,
  busy,
  input,
  focusDelayMs,
  onConfirm,
  onCancel,
}: PromptViewProps) {
  const [value, setValue] = useState('')
  const control = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => control.current?.focus(), focusDelayMs)
    return () => clearTimeout(timer)
  }, [focusDelayMs])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onConfirm(value)
  }
  return (
    <form className={styles.prompt} onSubmit={submit} noValidate>
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && <Description className={styles.text}>{text}</Description>}
      {input && <TextField {...input} ref={control} value={value} onValueChange={setValue} />}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
