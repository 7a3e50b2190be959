import { type ContractKind, type MostRates, type OfferField, useContractOffer } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { AmountField } from '../../../shared/AmountField.tsx'
import { inputProps } from '../../../shared/form/inputProps.ts'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import shared from '../Agents.module.css'
import { TierFields } from './TierFields.tsx'

interface Props {
  readonly kind: ContractKind
  readonly most: MostRates
  readonly onOffered: () => void
}

/** The form that offers a contract to an agent right below, within one's own (AGENT-07). */
export function OfferForm({ kind, most: mostRates, onOffered }: Props) {
  const text = useText()
  const form = useContractOffer(kind, mostRates, text, onOffered)
  const { load, accounts, most, fieldOf, leastBase, tiers, addTier, submit, step } = form
  const inputOf = (name: OfferField) => inputProps(fieldOf(name), text)
  return (
    <QueryView
      of={load}
      compact
      waiting={<Skeleton shape="row" height="64px" count={4} />}
      empty={accounts.length === 0 && <p className={shared.note}>{text('contracts.noAgents')}</p>}
    >
      <form className={shared.form} onSubmit={(event) => void submit(event)} noValidate>
        <WhatCame of={step} />
        <Select
          {...inputOf('account')}
          required
          label={text('label_account')}
          placeholder={text('contracts.choose')}
          options={accounts.map((account) => ({ value: account, label: account }))}
        />
        <TextField {...inputOf('rate')} required dir="ltr" label={text('label_rate')} hint={text('open.most', { most })} />
        <AmountField amount={leastBase} label={text('label_leastBase')} enterKeyHint="next" />
        <TextField {...inputOf('leastMembers')} dir="ltr" label={text('label_leastMembers')} />
        {tiers.map((tier) => (
          <TierFields key={tier.place} {...tier} />
        ))}
        {addTier && (
          <Button size="small" icon="plus" onClick={addTier}>
            {text('contracts.addTier')}
          </Button>
        )}
        <Refusal message={step.refusal} />
        <Button type="submit" variant="primary" size="large" block busy={step.status === 'pending'} disabled={step.isUnsure}>
          {text('contract_offer')}
        </Button>
      </form>
    </QueryView>
  )
}
