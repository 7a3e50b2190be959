import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'

interface ButtonLook {
  /** Gold is for money and for the one main action of a view. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** Takes the whole width of its place. */
  readonly block?: boolean | undefined
  readonly icon?: IconName | undefined
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is under way: taps do nothing, while width, name and focus stay. */
  readonly busy?: boolean | undefined
}

interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {}

function lookOf({ variant = 'secondary', size = 'medium', block }: ButtonLook, own: string | undefined) {
  return classes(styles.button, styles[variant], styles[size], block && styles.block, own)
}

function Content({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </span>
  )
}

/** A button that is not a submit button unless told so. */
export function Button({ variant, size, block, icon, busy, disabled, className, children, onClick, ...rest }: ButtonProps) {
  const isOff = busy || disabled
  function press(event: MouseEvent<HTMLButtonElement>) {
    // The attribute `disabled` would drop the focus, so the button refuses the press itself.
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ variant, size, block }, className)}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
    >
      <Content icon={icon}>{children}</Content>
      {busy && <span className={classes('spinner', styles.spinner)} aria-hidden />}
    </button>
  )
}

/** A link that looks like a button; give it an `href` or wrap it in a router link with `asChild`. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={lookOf({ variant, size, block }, className)}>
      <Content icon={icon}>{children}</Content>
    </a>
  )
}
