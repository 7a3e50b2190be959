import { type ComponentProps, forwardRef, useState } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import { IconButton } from './IconButton.tsx'

type InputProps = Omit<ComponentProps<'input'>, keyof FieldLook | 'value' | 'onChange' | 'ref' | 'children'>

interface TextFieldProps extends FieldLook, InputProps {
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** Names of the toggle that a filled password gets. */
  readonly reveal?: { readonly show: string; readonly hide: string } | undefined
}

const latin: ReadonlySet<string> = new Set(['tel', 'email', 'password', 'url', 'number'])

/** One line of text; a filled password gains a toggle that shows it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { label, required, disabled, hint, error, trailing, ...own } = props
  const { value, onValueChange, reveal, type = 'text', ...input } = own
  const [shown, setShown] = useState(false)
  const revealable = type === 'password' && reveal && value !== '' && !disabled
  const shownType = revealable && shown ? 'text' : type
  const toggle = revealable && (
    <IconButton icon={shown ? 'eye-off' : 'eye'} label={shown ? reveal.hide : reveal.show} onClick={() => setShown(!shown)} />
  )
  const after = (toggle || trailing) && (
    <>
      {toggle}
      {trailing}
    </>
  )
  function change(next: string) {
    // A password typed anew starts hidden again.
    if (next === '') setShown(false)
    onValueChange(next)
  }
  const look = { label, required, disabled, error, hint, trailing: after }
  return (
    <Field {...look}>
      {(control) => (
        <input
          dir={directionOf(type, value)}
          {...input}
          {...control}
          ref={ref}
          type={shownType}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
    </Field>
  )
})

/** Numbers and addresses read left to right everywhere; words as they are; an empty field as the page. */
function directionOf(type: string, value: string): 'ltr' | 'auto' | undefined {
  if (latin.has(type)) return 'ltr'
  return value === '' ? undefined : 'auto'
}
