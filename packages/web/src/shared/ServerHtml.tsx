import { useImages, useOpenLink, useSafeUrl } from '@lobbykit/hooks'
import { useEffect, useMemo, useRef } from 'react'
import styles from './ServerHtml.module.css'
import { createSanitiser, showsSomething } from './sanitise.ts'
import { trustSanitisedHtml } from './trustedTypes.ts'

/** HTML of the server, sanitised; the only place where any is shown. */
export function ServerHtml({ html }: { readonly html: string }) {
  const safe = useSafeUrl()
  const { of: placesOf } = useImages()
  const open = useOpenLink()
  const root = useRef<HTMLDivElement>(null)
  const clean = useMemo(() => {
    const result = createSanitiser({ link: safe, image: (address) => placesOf(address)[0] })(html)
    return showsSomething(result) ? result : ''
  }, [html, safe, placesOf])

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

  if (clean === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised right above; the one place that does this.
  return <div ref={root} className={styles.html} dir="auto" dangerouslySetInnerHTML={{ __html: trustSanitisedHtml(clean) }} />
}
