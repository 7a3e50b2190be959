import { lazyPart, useIntent, useLazyPart } from '../ui/lazyPart.ts'
import type { SheetProps } from '../ui/Sheet.tsx'
import { PartFailed } from './LaterPart.tsx'

const sheet = lazyPart(async () => (await import('../ui/Sheet.tsx')).Sheet)

/** A sheet whose dialog comes with the first one that opens: a page that only may open one does not load it. */
export function LaterSheet(props: SheetProps) {
  const { value: Sheet, failed, retry } = useLazyPart(sheet, props.open)
  if (failed) return <PartFailed onRetry={retry} />
  return Sheet ? <Sheet {...props} /> : null
}

/** Handlers for a control that opens a {@link LaterSheet}: the dialog is fetched when a finger or the focus comes near. */
export const useSheetIntent = () => useIntent(sheet)
