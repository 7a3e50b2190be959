import { VitePWA } from 'vite-plugin-pwa'
import type { Merchant } from '../src/merchant.ts'
import { backendPaths } from './serve.ts'

const DAY_SECONDS = 86_400

/** The installable app: its manifest, and a service worker that keeps the shell and the pictures seen last (APP-28). */
export function offlineShell(merchant: Merchant) {
  return VitePWA({
    // The app registers it itself, through the policy of trusted addresses.
    injectRegister: false,
    registerType: 'autoUpdate',
    manifest: {
      id: '/m/home',
      name: merchant.name,
      short_name: merchant.name,
      start_url: '/m/home',
      scope: '/',
      display: 'standalone',
      background_color: '#090d18',
      theme_color: '#090d18',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      inlineWorkboxRuntime: true,
      sourcemap: false,
      cleanupOutdatedCaches: true,
      // Only what the first screen needs is fetched ahead: the rest is kept as it is used, on cheap phones and dear networks.
      globPatterns: ['index.html', 'icon.svg', 'assets/{index,react,rolldown-runtime,en.first,early}-*.js'],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: backendPaths.map((path) => new RegExp(`^/${path}/`)),
      runtimeCaching: [
        {
          urlPattern: /\/assets\//,
          handler: 'CacheFirst',
          options: { cacheName: 'assets', expiration: { maxEntries: 80, maxAgeSeconds: 30 * DAY_SECONDS } },
        },
        {
          urlPattern: /\/art\//,
          handler: 'CacheFirst',
          options: { cacheName: 'art', expiration: { maxEntries: 200, maxAgeSeconds: 7 * DAY_SECONDS } },
        },
      ],
    },
  })
}
