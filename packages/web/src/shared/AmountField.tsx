import type { AmountInput } from '@lobbykit/hooks'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './AmountField.module.css'
import { inputProps } from './form/inputProps.ts'
import { BLANK } from './onDevice.ts'

interface Props extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'required' | 'enterKeyHint'> {
  readonly amount: AmountInput
  /**
   * Its limits are not known yet: it can be typed, but no amounts are offered to choose from, and the line of the hint stays
   * blank.
   */
  readonly waits?: boolean | undefined
  /** A field that stands in the same row. */
  readonly beside?: ReactNode
}

/** The field of an amount of money, the same on every screen: what is wrong with it, and amounts to choose by one tap (BAL-03). */
export function AmountField({ amount: { field, problem, quick, choose }, waits, beside, hint, ...look }: Props) {
  const text = useText()
  return (
    <div className={styles.amount}>
      <div className={styles.row}>
        <TextField
          enterKeyHint="done"
          {...inputProps({ field, problem }, text)}
          {...look}
          hint={hint && waits ? BLANK : hint}
          dir="ltr"
        />
        {beside}
      </div>
      {!waits && quick.length > 0 && (
        <fieldset className={styles.quick}>
          <legend className="visually-hidden">{text('amount.quick', { field: look.label })}</legend>
          {quick.map(({ amount, text: label, isChosen }) => (
            <button key={amount} type="button" aria-pressed={isChosen} onClick={() => choose(amount)}>
              {label}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
