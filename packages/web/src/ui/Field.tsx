import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

/** What a field hands to the control inside it, so that label, error and hint belong to it. */
interface FieldControl {
  readonly id: string
  readonly className: string
  readonly disabled: boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldLook {
  readonly label: string
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly hint?: ReactNode | undefined
  /** Shown in place of the hint and announced when it appears. */
  readonly error?: string | undefined
  /** After the text, such as a button that sends a code. */
  readonly trailing?: ReactNode | undefined
}

export interface FieldProps extends FieldLook {
  readonly children: (control: FieldControl) => ReactNode
}

/** Label, control, hint and error as one, wired for assistive technology. */
export function Field(props: FieldProps) {
  const { label, required, disabled = false, hint, error, trailing, children } = props
  const id = useId()
  const noteId = `${id}-note`
  const control: FieldControl = {
    id,
    className: classes(styles.control),
    disabled,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      <div className={styles.box} data-invalid={error ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        {children(control)}
        {trailing && <span className={styles.trailing}>{trailing}</span>}
      </div>
      <FieldNote id={noteId} error={error}>
        {hint}
      </FieldNote>
    </div>
  )
}

interface NoteProps {
  /** The control refers to the note by this id. */
  readonly id: string
  readonly error: string | undefined
  /** The hint that stands there while nothing is wrong. */
  readonly children?: ReactNode
}

/** What is wrong with a control, announced as it appears; a hint as long as nothing is. */
export const FieldNote = ({ id, error, children }: NoteProps) => (
  <p id={id} className={classes(styles.note, error && styles.error)} aria-live={error ? 'polite' : undefined}>
    {error ? (
      <>
        <Icon name="error" size={16} />
        {error}
      </>
    ) : (
      children
    )}
  </p>
)
