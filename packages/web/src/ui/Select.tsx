import { type ComponentProps, forwardRef } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldLook } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './Select.module.css'

interface SelectOption {
  readonly value: string
  readonly label: string
}

type NativeProps = Omit<ComponentProps<'select'>, keyof FieldLook | 'value' | 'onChange' | 'ref' | 'children'>

interface SelectProps extends FieldLook, NativeProps {
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly options: readonly SelectOption[]
  /** Shown while nothing is chosen yet. */
  readonly placeholder?: string | undefined
}

/** The phone's own picker in the look of a field. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { label, required, disabled, hint, error, trailing, ...own } = props
  const { value, onValueChange, options, placeholder, ...rest } = own
  const look = { label, required, disabled, hint, error, trailing }
  return (
    <Field {...look}>
      {(control) => (
        <>
          <select
            {...rest}
            {...control}
            ref={ref}
            className={classes(control.className, styles.select)}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow} aria-hidden>
            <Icon name="chevron" size={18} />
          </span>
        </>
      )}
    </Field>
  )
})
