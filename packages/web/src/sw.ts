/// <reference lib="webworker" />

import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/*
 * Keeps the pages that a visit begins with, and what they need, on the device (APP-28). A new build takes over as soon as it
 * is here: its pages and scripts come together, so a page of the old one is reloaded at most once.
 */

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] }
/** First segments of the backend's addresses, written here by the build. */
declare const __BACKEND_PATHS__: readonly string[]

const DAY_SECONDS = 86_400
/** How long the network may take for a page before a copy on the device is shown, if there is one. */
const PAGE_TIMEOUT_SECONDS = 4
const SPARE_PAGE = '/index.html'

/** Deletes what is older than so many days, and the oldest of more than so many files. */
const atMost = (maxEntries: number, days: number) =>
  // The types of the libraries disagree on whether an optional callback may be undefined.
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS }) as WorkboxPlugin

void self.skipWaiting()
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
cleanupOutdatedCaches()

const pageFile = (path: string) => `${path.replace(/\/+$/, '')}/index.html`
precacheAndRoute(self.__WB_MANIFEST, {
  directoryIndex: 'index.html',
  cleanURLs: false,
  urlManipulation: ({ url }) => (/\.\w+$/.test(url.pathname) ? [] : [new URL(pageFile(url.pathname), url)]),
})

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [atMost(20, 1)],
})
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await pages.handle(options)
      } catch {
        return (await matchPrecache(SPARE_PAGE)) ?? Response.error()
      }
    },
    { denylist: __BACKEND_PATHS__.map((path) => new RegExp(`^/${path}/`)) },
  ),
)

registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [atMost(80, 30)],
  }),
)
registerRoute(({ url }) => url.pathname.startsWith('/art/'), new CacheFirst({ cacheName: 'art', plugins: [atMost(200, 7)] }))
