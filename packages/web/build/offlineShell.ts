import { VitePWA } from 'vite-plugin-pwa'
import { type AddressName, pathOf } from '../../hooks/src/core/navigation/addresses.rules.ts'
import type { Merchant } from '../src/merchant.ts'

/** What home leads to, and home. */
const FIRST_ADDRESSES = ['home', 'login', 'register', 'gameList', 'launchGame'] as const satisfies readonly AddressName[]

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
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectManifest: {
      // The pages that a visit begins with and what they need; the rest is kept as it is used, on cheap phones and dear networks.
      globPatterns: [
        'index.html',
        `m/{${FIRST_ADDRESSES.map((address) => pathOf(address).replace('/m/', '')).join()}}/index.html`,
        'icon.svg',
        'assets/{core,renderer,home,auth,games}-*.js',
        'assets/site-*.css',
        'assets/build-*.json',
        `assets/{home,auth,games}.${merchant.defaultLanguage.toLowerCase()}-*.json`,
      ],
      // Their names change with what they hold.
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
}
