import { type ComponentProps, forwardRef, type ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { classes } from './classes.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'ref' | 'children'> {
  /** By this name a tick that was set before the application was there is found again. */
  readonly name: string
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
  /** The label; may hold links. */
  readonly children: ReactNode
}

/** A native checkbox whose whole line is the target. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { checked, onCheckedChange, children, className, ...rest } = props
  return (
    <label className={classes(styles.line, className)}>
      <input
        {...rest}
        ref={ref}
        className={styles.box}
        type="checkbox"
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
})
