import { useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

/** The way on, for the hooks: a path of the site, or one entry back. */
export function go(to: string | -1, options?: { replace?: boolean }) {
  if (to === -1) history.back()
  else navigate(to, options)
}

/** Where one is. */
export const useAddress = () => ({ path: useLocation()[0], search: useSearch() })
