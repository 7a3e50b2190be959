import { useText } from '../../intl/IntlProvider.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart, useLazyPart } from '../../ui/lazyPart.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

// The list, which comes first, needs none of it, and whoever has read a notice has it already.
const serverHtml = lazyPart(async () => (await import('../../shared/ServerHtml.tsx')).ServerHtml)

/** A text of the house, which comes with what makes it safe. */
export function HouseText({ html }: { html: string }) {
  const text = useText()
  const { value: ServerHtml, failed, retry } = useLazyPart(serverHtml, true)
  if (ServerHtml) return <ServerHtml html={html} />
  if (failed) return <ErrorState compact text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
  return <Skeleton count={4} />
}
