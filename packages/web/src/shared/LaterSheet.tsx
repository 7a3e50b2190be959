import type { ComponentType } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import { type LazyPart, lazyPart, useIntent, useLazyPart } from '../parts/lazyPart.ts'
import { Notices } from '../ui/Notices.tsx'
import type { SheetProps } from '../ui/Sheet.tsx'
import { NOTICE_PLACE } from './noticePlace.ts'

const sheet = lazyPart(async () => (await import('../ui/Sheet.tsx')).Sheet)

interface LaterDialogProps<Props> {
  readonly part: LazyPart<ComponentType<Props>>
  readonly of: Props
}

/**
 * A sheet that is a part of its own, and is loaded when it is opened. Until it is here, and if it does not come, a notice says
 * so where the player sees it. Once it is here it stays, so that its closing can be animated.
 */
export function LaterDialog<Props extends { readonly open: boolean }>({ part, of }: LaterDialogProps<Props>) {
  const text = useText()
  const { value: Dialog, failed, retry } = useLazyPart(part, of.open)
  if (Dialog) return <Dialog {...of} />
  if (!of.open) return null
  const waiting = { id: 'sheet', kind: 'loading', text: text('sheet.loading') } as const
  const lost = { id: 'sheet', kind: 'fail', text: text('load_retry'), onTap: retry } as const
  return <Notices {...NOTICE_PLACE} items={[failed ? lost : waiting]} />
}

/** A sheet whose dialog is loaded with the first sheet that opens, so that a page which only may open one does not load it. */
export const LaterSheet = (props: SheetProps) => <LaterDialog part={sheet} of={props} />

/**
 * Handlers for a control that opens a {@link LaterSheet}: the dialog and its content are loaded when a finger or the focus
 * comes near.
 */
export const useSheetIntent = (...contents: readonly LazyPart<unknown>[]) => useIntent(sheet, ...contents)
