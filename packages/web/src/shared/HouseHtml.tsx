import { lazyPart, useLazyPart } from '../parts/lazyPart.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PartFailed } from './LaterPart.tsx'

const shown = lazyPart(async () => {
  const [{ ServerHtml }, { parseByLibrary }] = await Promise.all([import('./ServerHtml.tsx'), sanitiser()])
  return { ServerHtml, parse: parseByLibrary }
})

/** Only browsers without a sanitiser of their own load one. */
const sanitiser = async () => ('parseHTML' in Document ? { parseByLibrary: undefined } : import('./purify.ts'))

/** HTML of the server. The script that sanitises and shows it is loaded with the first one; without content nothing is shown. */
export function HouseHtml({ html = '' }: { readonly html: string | undefined }) {
  const hasText = html.trim() !== ''
  const { value, failed, retry } = useLazyPart(shown, hasText)
  if (!hasText) return null
  if (failed) return <PartFailed onRetry={retry} />
  return value ? <value.ServerHtml html={html} parse={value.parse} /> : <Skeleton count={2} />
}
