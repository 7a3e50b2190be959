import { createBrowserRouter, useLocation } from 'react-router'

/** One route for all: the app looks at the address itself, with the addresses that the hooks lead to. */
export const router = createBrowserRouter([
  { path: '*', lazy: async () => ({ Component: (await import('./App.tsx')).App }), HydrateFallback: () => null },
])

/** The way on, for the hooks: a path of the site, or one entry back. */
export function go(to: string | -1, options?: { replace?: boolean }) {
  if (to === -1) void router.navigate(-1)
  else void router.navigate(to, options)
}

/** Where one is. */
export function useAddress() {
  const { pathname, search } = useLocation()
  return { path: pathname, search }
}
