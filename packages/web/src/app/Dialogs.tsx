import { LOGIN, useLobby, usePanel, usePrompt } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { ButtonLink } from '../ui/Button.tsx'
import { PromptView } from '../ui/PromptView.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './Dialogs.module.css'
import { DownloadSheet } from './DownloadSheet.tsx'
import { LanguageSheet } from './LanguageSheet.tsx'
import { LegalSheet } from './LegalSheet.tsx'
import { ServiceSheet } from './ServiceSheet.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useText } from './useText.ts'

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
      open
      title={text(prompt.title)}
      text={text(prompt.text)}
      confirmLabel={text(prompt.confirm)}
      cancelLabel={text(prompt.cancel)}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
}

/** A closed door opened by a guest: says so, and offers both ways in. */
function LoginSheet() {
  const text = useText()
  const lobby = useLobby()
  const { isOpen, close } = usePanel('login')
  const dismiss = () => {
    close()
    // Who stays a guest no longer wants to go there.
    lobby.state.afterLogin = null
  }
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && dismiss()}
      title={text('login.needed')}
      description={text('not_logged_in')}
      closeLabel={text('sheet.close')}
    >
      <div className={styles.ways}>
        <Link href={LOGIN} asChild onClick={close}>
          <ButtonLink variant="primary" size="large" block>
            {text('header.login')}
          </ButtonLink>
        </Link>
        <Link href="/m/register" asChild onClick={close}>
          <ButtonLink size="large" block>
            {text('header.register')}
          </ButtonLink>
        </Link>
      </div>
    </Sheet>
  )
}
