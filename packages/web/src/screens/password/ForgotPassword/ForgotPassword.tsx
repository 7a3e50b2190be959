import { type ForgotWay, useForgotPassword } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { FormPage } from '../../../shared/form/FormPage.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'

/** Both ways to a new password; one alone where the site offers no other (FORGOT-01). */
export function ForgotPassword() {
  const text = useText()
  const { ways, way, setWay, isKnown, email, phone } = useForgotPassword()
  const forms = {
    phone: { label: text('forgot.byPhone'), content: <PhoneForm form={phone} /> },
    email: { label: text('forgot.byEmail'), content: <EmailForm form={email} /> },
  }
  return (
    <FormPage>
      <Tabs
        label={text('forgot.way')}
        list={isKnown ? 'shown' : 'waiting'}
        value={way}
        onValueChange={(id) => setWay(id as ForgotWay)}
        items={ways.map((id) => ({ id, ...forms[id] }))}
      />
    </FormPage>
  )
}
