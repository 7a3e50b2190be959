import type { OfferTier } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { AmountField } from '../../../shared/AmountField.tsx'
import { inputProps } from '../../../shared/form/inputProps.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './ContractOffer.module.css'

/** A higher rate for periods with more (AGENT-07). */
export function TierFields({ place, from, rate, most, remove }: OfferTier) {
  const text = useText()
  return (
    <div className={styles.tier}>
      <AmountField
        amount={from}
        required
        label={text('contracts.tierFrom', { place })}
        enterKeyHint="next"
        beside={
          <TextField
            {...inputProps(rate, text)}
            required
            dir="ltr"
            label={text('contracts.tierRate', { place })}
            hint={text('open.most', { most })}
          />
        }
      />
      <Button size="small" variant="ghost" onClick={remove}>
        {text('contracts.removeTier', { place })}
      </Button>
    </div>
  )
}
