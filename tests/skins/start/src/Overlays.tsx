import { textOf, useLoginOffer, useNotices, usePrompt } from '@lobbykit/hooks'
import { Say, Tap } from './parts.tsx'
import { Login } from './screens/Login.tsx'
import { words } from './words.ts'

/** What floats above every screen: notices, the question of a rule, and the login that a guest is offered. */
export function Overlays() {
  const notices = useNotices()
  const { prompt, confirm, cancel } = usePrompt()
  const offer = useLoginOffer()
  return (
    <>
      <div className="notices">
        {notices.map(({ id, message }) => (
          <Say key={id} message={message} role="status" />
        ))}
      </div>
      {offer.isOpen && (
        <div className="sheet" role="dialog" aria-label="Log in">
          <Say message={offer.message} role="status" />
          <Login />
          <Tap onClick={offer.dismiss}>{words.cancel}</Tap>
        </div>
      )}
      {prompt && (
        <div className="sheet" role="alertdialog" aria-label={textOf(prompt.text, words)}>
          <p>{textOf(prompt.text, words)}</p>
          <Tap onClick={cancel}>{textOf(prompt.cancel, words)}</Tap>
          <Tap className="primary" onClick={confirm}>
            {textOf(prompt.confirm, words)}
          </Tap>
        </div>
      )}
    </>
  )
}
