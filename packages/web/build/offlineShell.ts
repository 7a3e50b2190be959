import { VitePWA } from 'vite-plugin-pwa'
import { pathOf } from '../../hooks/src/core/navigation/addresses.rules.ts'
import type { Merchant } from '../src/merchant.ts'
import { GROUND } from './ground.ts'

/** The installable app: its manifest, and a service worker that keeps the shell and the pictures seen last (APP-28). */
export function offlineShell(merchant: Merchant, firstFiles: () => ReadonlySet<string>) {
  return VitePWA({
    // The application registers it itself, because the address of a worker must pass the Trusted Types policy.
    injectRegister: false,
    registerType: 'autoUpdate',
    manifest: {
      id: pathOf('home'),
      name: merchant.name,
      short_name: merchant.name,
      start_url: pathOf('home'),
      scope: '/',
      display: 'standalone',
      background_color: GROUND,
      theme_color: GROUND,
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
      globPatterns: ['icon.svg', '**/*.html', 'assets/*.{js,css,json}'],
      // The pages that a visit begins with and what they need; the rest is kept as it is used, on cheap phones and dear networks.
      manifestTransforms: [(files) => ({ manifest: files.filter(({ url }) => url === 'icon.svg' || firstFiles().has(url)) })],
      // Their names change with what they hold.
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
}
