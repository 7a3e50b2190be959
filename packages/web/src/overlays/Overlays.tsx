import { useConnection, useNotices, useOpenPanels, usePrompt } from '@lobbykit/hooks'
import { useEffect } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import { lazyPart, useLazyPart } from '../parts/lazyPart.ts'
import { NOTICE_PLACE } from '../shared/noticePlace.ts'
import { type NoticeItem, Notices } from '../ui/Notices.tsx'

/** Menu, sheets and prompts. */
export const dialogs = lazyPart(async () => (await import('./Dialogs.tsx')).Dialogs)

/** What is shown above the page: notices, which need no further script, and dialogs, which are loaded when the first one opens. */
export function Overlays() {
  const { prompt } = usePrompt()
  const { open, giveUp } = useOpenPanels()
  return (
    <>
      <NoticeLayer />
      {(prompt !== null || open) && <DialogLayer onFail={giveUp} />}
    </>
  )
}

function NoticeLayer() {
  const text = useText()
  const notices = useNotices()
  const connection = useConnection()
  const items: NoticeItem[] = notices.map(({ id, kind, message, retry }) => ({ id, kind, text: text(message), onTap: retry }))
  if (connection) items.unshift({ id: 'connection', kind: 'offline', text: text(connection) })
  return <Notices {...NOTICE_PLACE} items={items} />
}

/** The dialogs once they are here; if they do not come, what was asked for is given up and said so. */
function DialogLayer({ onFail }: { onFail: () => void }) {
  const text = useText()
  const { value: Dialogs, failed } = useLazyPart(dialogs, true)
  useEffect(() => {
    if (failed) onFail()
  }, [failed, onFail])
  if (Dialogs) return <Dialogs />
  return <Notices {...NOTICE_PLACE} items={[{ id: 'loading', kind: 'loading', text: text('sheet.loading') }]} />
}
