import { type FC, useEffect } from 'react'

/*
 * Stands in for the package `react-style-singleton`, which the dialog library uses to lock scrolling. That package adds
 * a <style> element, which a strict Content-Security-Policy refuses, and the lock is then silently lost. A constructed
 * style sheet needs no permission.
 */

interface SheetCounter {
  readonly add: (css: string) => void
  readonly remove: (css: string) => void
}

/** Adopts each different text once, for as long as anybody uses it. */
function countedSheets(): SheetCounter {
  const users = new Map<string, { readonly sheet: CSSStyleSheet; count: number }>()
  return {
    add(css) {
      const known = users.get(css)
      if (known) {
        known.count += 1
        return
      }
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      users.set(css, { sheet, count: 1 })
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    remove(css) {
      const known = users.get(css)
      if (!known) return
      known.count -= 1
      if (known.count > 0) return
      users.delete(css)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== known.sheet)
    },
  }
}

type UseStyle = (css: string, dynamic?: boolean) => void

/** A hook that keeps a style text on the page while mounted. */
export function styleHookSingleton(): UseStyle {
  const sheets = countedSheets()
  // biome-ignore lint/correctness/noComponentHookFactories: the package's own contract.
  return function useStyle(css) {
    useEffect(() => {
      sheets.add(css)
      return () => sheets.remove(css)
    }, [css])
  }
}

/** A component that keeps a style text on the page while mounted. */
export function styleSingleton(): FC<{ readonly styles: string; readonly dynamic?: boolean }> {
  const useStyle = styleHookSingleton()
  // biome-ignore lint/correctness/noComponentHookFactories: the package's own contract.
  return function Style({ styles }) {
    useStyle(styles)
    return null
  }
}
