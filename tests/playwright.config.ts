import { defineConfig } from '@playwright/test'
import { findBrowser } from './lib/browser.ts'

export default defineConfig({
  testDir: './e2e',
  outputDir: './.reports/e2e',
  globalSetup: './lib/buildWeb.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Long enough for a machine that has other work; no test here measures time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: './.reports/e2e.json' }]],
  use: {
    launchOptions: findBrowser(),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    // What a worker answers no test can intercept; those of the worker switch it on.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    actionTimeout: 15_000,
  },
})
