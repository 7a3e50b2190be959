import { MODAL_FOCUS_MS, pathOf, useLoginOffer, usePrompt } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { PromptView } from '../ui/PromptView.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './Dialogs.module.css'
import { DownloadSheet } from './DownloadSheet.tsx'
import { LanguageSheet } from './LanguageSheet.tsx'
import { LegalSheet } from './LegalSheet.tsx'
import { ServiceSheet } from './ServiceSheet.tsx'
import { SideMenu } from './SideMenu.tsx'

/** Every dialog that any page may open. */
export function Dialogs() {
  return (
    <>
      <PromptLayer />
      <SideMenu />
      <LanguageSheet />
      <DownloadSheet />
      <LegalSheet />
      <ServiceSheet />
      <LoginSheet />
    </>
  )
}

function PromptLayer() {
  const text = useText()
  const { prompt, confirm, cancel } = usePrompt()
  if (!prompt) return null
  return (
    <PromptView
      key={prompt.id}
      open
      title={text(prompt.title)}
      text={text(prompt.text)}
      confirmLabel={text(prompt.confirm)}
      cancelLabel={text(prompt.cancel)}
      focusDelayMs={MODAL_FOCUS_MS}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
}

/** What a guest meets at a page for members: that it is for members, and both ways in. */
function LoginSheet() {
  const text = useText()
  const { isOpen, message, accept, dismiss } = useLoginOffer()
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && dismiss()}
      title={text('login.needed')}
      description={text(message)}
      closeLabel={text('sheet.close')}
    >
      <div className={styles.ways}>
        <Link href={pathOf('login')} asChild onClick={accept}>
          <ButtonLink variant="primary" size="large" block>
            {text('header.login')}
          </ButtonLink>
        </Link>
        <Link href={pathOf('register')} asChild onClick={accept}>
          <ButtonLink size="large" block>
            {text('header.register')}
          </ButtonLink>
        </Link>
      </div>
    </Sheet>
  )
}
