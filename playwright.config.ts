import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/browser/pinnedBrowser.ts'
import { patience } from './tests/e2e/support/patience.ts'

/** What takes longest begins first, so that no worker is waited for alone at the end. */
const longest = [
  'draws',
  'money',
  'first-page',
  'devices',
  'direct',
  'prize-draws',
  'weight',
  'faults-kill',
  'talk',
  'harbour',
  'own-page',
  'talk-pictures',
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/template.setup.ts',
  workers: 2,
  // It tells a hang, never slowness: whatever is waited for has the one patience.
  timeout: 20 * patience,
  expect: { timeout: patience, toPass: { timeout: 4 * patience } },
  forbidOnly: true,
  retries: 0,
  // A folder of its own, for it is emptied: the stories' pictures stand beside it.
  outputDir: 'test-results/e2e',
  preserveOutput: 'failures-only',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  use: {
    browserName: 'chromium',
    // What a page did and showed before it failed: pictures of each frame would slow it down.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    actionTimeout: patience,
    navigationTimeout: patience,
    launchOptions: await launchOptions(),
    viewport: { width: 390, height: 844 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  },
})
