import { defineConfig } from '@playwright/test'
import { findChromium } from './browser/find-chromium.ts'

// What kills a product of its own and waits for the next one leaves the machine to the journeys beside it.
const withoutScreens = /kill-\w+\.spec\.ts$/

export default defineConfig({
  testDir: './tests',
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  // Journeys wait more than they work, and each has accounts of its own.
  workers: 3,
  projects: [
    { name: 'on screens', testIgnore: withoutScreens, workers: 2 },
    { name: 'without screens', testMatch: withoutScreens, workers: 1 },
  ],
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // What waits a minute for a button waits in vain.
    actionTimeout: 60_000,
    // Calls alone: pictures and copies of the page would take as long again as the journeys themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      ...(await findChromium()),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
