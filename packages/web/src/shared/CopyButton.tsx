import { useEffect, useState } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import { IconButton } from '../ui/IconButton.tsx'

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string
  /** What it is called. */
  readonly what: string
}

/** How long a sign says what came of copying, ms. */
const SIGN_MS = 2_000

/** Copies a text, and says whether it did. */
export function CopyButton({ text: copied, what }: CopyButtonProps) {
  const text = useText()
  const [outcome, setOutcome] = useState<{ isCopied: boolean }>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), SIGN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (button: HTMLElement) => {
    setOutcome({ isCopied: await copyText(copied, button) })
  }
  return (
    <>
      <IconButton
        icon={!outcome ? 'copy' : outcome.isCopied ? 'check' : 'error'}
        label={text('copy.of', { what })}
        onClick={({ currentTarget }) => void copy(currentTarget)}
      />
      <span role="status" className="visually-hidden">
        {outcome && text(outcome.isCopied ? 'copy.done' : 'copy.failed')}
      </span>
    </>
  )
}

/** Whether the text is in the clipboard now. A page without a secure address has only the old way. */
async function copyText(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const before = document.activeElement
    const field = document.createElement('textarea')
    field.className = 'visually-hidden'
    field.value = text
    // A dialog takes the focus away from what is outside of it, and then nothing would be selected.
    button.after(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return done
  }
}
