import { useEffect, useState } from 'react'
import { IconButton } from './IconButton.tsx'

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string
  readonly label: string
  /** Said once it is copied. */
  readonly done: string
}

/** How long a tick says that something was copied, ms. */
const TICK_MS = 2_000

/** Copies a text, and says that it did. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), TICK_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    setCopied(await copyText(text))
  }
  return (
    <>
      <IconButton icon={isCopied ? 'check' : 'copy'} label={label} onClick={() => void copy()} />
      <span role="status" className="visually-hidden">
        {isCopied && done}
      </span>
    </>
  )
}

/** Whether the text is in the clipboard now. A page without a secure address has only the old way. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}
