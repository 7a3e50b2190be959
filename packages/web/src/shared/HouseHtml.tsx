import { lazyPart } from '../ui/lazyPart.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { LaterPart } from './LaterPart.tsx'

const serverHtml = lazyPart(async () => (await import('./ServerHtml.tsx')).ServerHtml)

/** A text of the house, which comes with what makes it safe; without content there is nothing. */
export function HouseHtml({ html }: { readonly html: string | undefined }) {
  return html?.trim() ? <LaterPart part={serverHtml} of={{ html }} waiting={<Skeleton count={2} />} /> : null
}
