import { useImages, useOpenLink, useSafeUrl } from '@lobbykit/hooks'
import { useLayoutEffect, useMemo, useRef } from 'react'
import styles from './ServerHtml.module.css'
import { type ParseHtml, sanitise } from './sanitise.ts'

interface Props {
  readonly html: string
  /** Reads it where the browser has no sanitiser of its own. */
  readonly parse: ParseHtml | undefined
}

/** HTML of the server, sanitised; the only place where any is shown. */
export function ServerHtml({ html, parse }: Props) {
  const safe = useSafeUrl()
  const { of: placesOf } = useImages()
  const open = useOpenLink()
  const root = useRef<HTMLDivElement>(null)
  const clean = useMemo(
    () => sanitise(html, { link: safe, image: (address) => placesOf(address)[0] }, parse),
    [html, safe, placesOf, parse],
  )

  useLayoutEffect(() => {
    const element = root.current
    if (!element || !clean) return
    element.replaceChildren(document.importNode(clean, true))
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link) return
      event.preventDefault()
      open(link.getAttribute('href'))
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [clean, open])

  return clean ? <div ref={root} className={styles.html} dir="auto" /> : null
}
