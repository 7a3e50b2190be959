import { useImages, useOpenLink, useSafeUrl } from '@lobbykit/hooks'
import { useEffect, useMemo, useRef } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart, useLazyPart } from '../ui/lazyPart.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './ServerHtml.module.css'
import { trustSanitisedHtml } from './trustedTypes.ts'

const sanitiser = lazyPart(() => import('./sanitise.ts'))

/** HTML of the server, sanitised; the only place where any is shown. Without content there is nothing. */
export function ServerHtml({ html }: { readonly html: string | undefined }) {
  const text = useText()
  const safe = useSafeUrl()
  const { of: placesOf } = useImages()
  const open = useOpenLink()
  const root = useRef<HTMLDivElement>(null)
  const { value: tools, failed, retry } = useLazyPart(sanitiser, Boolean(html?.trim()))
  const clean = useMemo(() => {
    if (!tools || !html) return ''
    const sanitise = tools.createSanitiser({ link: safe, image: (address) => placesOf(address)[0] })
    const result = sanitise(html)
    return tools.showsSomething(result) ? result : ''
  }, [tools, html, safe, placesOf])

  useEffect(() => {
    const element = root.current
    if (!element || clean === '') return
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link) return
      event.preventDefault()
      open(link.getAttribute('href'))
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [clean, open])

  if (!html?.trim()) return null
  if (failed) return <ErrorState compact text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
  if (!tools) return <Skeleton count={2} />
  if (clean === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised right above; the one place that does this.
  return <div ref={root} className={styles.html} dir="auto" dangerouslySetInnerHTML={{ __html: trustSanitisedHtml(clean) }} />
}
