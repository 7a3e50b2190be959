import { fieldLabel, type Kyc, type KycDocument, type KycPicture, useKycForm } from '@lobbykit/hooks'
import { Fragment, useId } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { useInput } from '../../../shared/form/useInput.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FieldNote } from '../../../ui/Field.tsx'
import { ImagePicker } from '../../../ui/ImagePicker.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './Kyc.module.css'

const DOCUMENTS: Readonly<Record<KycDocument, TextId>> = { front: 'kyc.front', back: 'kyc.back', selfie: 'kyc.selfie' }

/** The form of a proof of identity, as the site asks for it (MEM-11). */
export function KycForm({ kyc }: { kyc: Kyc }) {
  const text = useText()
  const form = useKycForm(kyc)
  const input = useInput(form)
  const ageId = useId()
  const { ageProblem } = form
  return (
    <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      {form.fields.map((name) => {
        return (
          <Fragment key={name}>
            <TextField {...input(name)} required={form.isRequired(name)} label={text(fieldLabel(name))} />
            {name === 'permanentAddress' && form.asksSameAddress && (
              <Checkbox name="sameAddress" checked={form.sameAddress} onCheckedChange={form.setSameAddress}>
                {text('kyc.sameAddress')}
              </Checkbox>
            )}
          </Fragment>
        )
      })}
      {form.documents.map((document) => (
        <Document key={document.name} {...document} />
      ))}
      <div>
        <Checkbox
          name="ageConfirmed"
          ref={form.ageRef}
          checked={form.ageConfirmed}
          onCheckedChange={form.confirmAge}
          aria-describedby={ageProblem && ageId}
          aria-invalid={ageProblem ? true : undefined}
        >
          {text('kyc.age', { age: form.age })}
        </Checkbox>
        <FieldNote id={ageId} error={ageProblem && text(ageProblem)} />
      </div>
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" size="large" block busy={form.status === 'pending'}>
        {text('kyc.send')}
      </Button>
    </form>
  )
}

function Document({ name, required, images, problem, inputRef }: KycPicture) {
  const text = useText()
  return (
    <ImagePicker
      label={text(DOCUMENTS[name])}
      required={required}
      hint={text(images.hint)}
      error={problem && text(problem)}
      inputRef={inputRef}
      addLabel={text('images.add')}
      removeLabel={(file) => text('images.remove', { name: file })}
      images={images.images}
      accept={images.accept}
      full={images.isFull}
      busy={images.isReading}
      refusals={images.refusals.map((refusal) => text(refusal))}
      onAdd={(files) => void images.add(files)}
      onRemove={images.remove}
    />
  )
}
