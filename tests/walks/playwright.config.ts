import { defineConfig } from '@playwright/test'
import { engineNames, findEngine } from './engines.ts'

// The workers read this file too; a person is told once.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const name of engineNames) {
    const found = findEngine(name)
    console.log(found ? `${name}: ${found.what}` : `${name}: NOT FOUND on this machine, so its walks are not tried`)
  }
}

export default defineConfig<{ engine: (typeof engineNames)[number] }>({
  testDir: '.',
  outputDir: '../.reports/walks',
  globalSetup: '../lib/buildWeb.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Long enough for a machine that has other work; no test here measures time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.reports/walks.json' }]],
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
})
