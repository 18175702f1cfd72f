import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/browser/pinnedBrowser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/template.setup.ts',
  // Each file starts an Ouen of its own; two cores carry one at a time.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  // A folder of its own, for it is emptied: the stories' pictures stand beside it.
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    launchOptions: await launchOptions(),
    viewport: { width: 390, height: 844 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  },
})
