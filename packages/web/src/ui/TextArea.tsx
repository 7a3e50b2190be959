import { type ComponentProps, forwardRef } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldLook } from './Field.tsx'
import styles from './TextArea.module.css'

type AreaProps = Omit<ComponentProps<'textarea'>, keyof FieldLook | 'value' | 'onChange' | 'ref' | 'children'>

interface TextAreaProps extends FieldLook, AreaProps {
  readonly value: string
  readonly onValueChange: (value: string) => void
}

/** Several lines of text. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, required, disabled, hint, error, trailing, value, onValueChange, ...area } = props
  return (
    <Field {...{ label, required, disabled, hint, error, trailing }}>
      {(control) => (
        <textarea
          rows={6}
          dir={value === '' ? undefined : 'auto'}
          {...area}
          {...control}
          ref={ref}
          className={classes(control.className, styles.area)}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
})
