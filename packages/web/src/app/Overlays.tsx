import { useConnection, useNotices, useOpenPanels, usePrompt } from '@lobbykit/hooks'
import { useEffect } from 'react'
import { lazyPart, useLazyPart } from '../ui/lazyPart.ts'
import { type NoticeItem, Notices } from '../ui/Notices.tsx'
import { useAllTexts } from './Texts.tsx'
import { useText } from './useText.ts'

const dialogs = lazyPart(async () => (await import('./Dialogs.tsx')).Dialogs)

/** Fetches menu, sheets and prompts. */
export const preloadDialogs = dialogs.preload

/** What lies above the page: notices, which need nothing, and dialogs, which come when the first one opens. */
export function Overlays() {
  const { prompt } = usePrompt()
  const { open, giveUp } = useOpenPanels()
  return (
    <>
      <NoticeLayer />
      {(prompt !== null || open) && <DialogLayer giveUp={giveUp} />}
    </>
  )
}

function NoticeLayer() {
  const text = useText()
  const notices = useNotices()
  const connection = useConnection()
  const items: NoticeItem[] = notices.map(({ id, kind, message }) => ({ id, kind, text: text(message) }))
  if (connection) items.unshift({ id: 'connection', kind: 'offline', text: text(connection) })
  return <Notices items={items} />
}

/** The dialogs once they are here; if they do not come, what was asked for is given up and said so. */
function DialogLayer({ giveUp }: { giveUp: () => void }) {
  const text = useText()
  const { value: Dialogs, failed } = useLazyPart(dialogs, true)
  const texts = useAllTexts()
  const lost = failed || texts.failed
  useEffect(() => {
    if (lost) giveUp()
  }, [lost, giveUp])
  if (Dialogs && texts.ready) return <Dialogs />
  return <Notices items={[{ id: 'loading', kind: 'loading', text: text('sheet.loading') }]} />
}
