import { fieldLabel, type ProfileFieldName, useProfileField } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { useInput } from '../../../shared/form/useInput.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './SecurityCenter.module.css'

const NOTES: Readonly<Record<ProfileFieldName, TextId>> = {
  nickname: 'security.nicknameNote',
  email: 'security.emailNote',
  payeeName: 'security.payeeNote',
}

interface Props {
  readonly name: ProfileFieldName
  /** What it is now, as far as it may be shown. */
  readonly known?: string | undefined
  readonly onSaved: () => void
}

/** The form of one line of the profile (MEM-07). */
export function ProfileForm({ name, known, onSaved }: Props) {
  const text = useText()
  const form = useProfileField(name, onSaved)
  const input = useInput(form)
  return (
    <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      {known && (
        <p className={styles.known} dir="auto">
          {known}
        </p>
      )}
      <p className={styles.note}>{text(NOTES[name])}</p>
      <TextField {...input(name)} required label={text(fieldLabel(name))} />
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" size="large" block busy={form.status === 'pending'}>
        {text('security.save')}
      </Button>
    </form>
  )
}
