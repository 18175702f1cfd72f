import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { temporaryRoot } from './tests/leftovers.setup.ts'
import { LongestFirst } from './tests/longestFirst.ts'
import { patience, testPatience } from './tests/patience.ts'
import { launchOptions } from './tests/browser/pinnedBrowser.ts'
import { explainPictures, takePicture } from './tests/visual/takePicture.ts'

/** Of files that replace modules, or look at what a module does as it is read: each has a process of its own. */
const isolatedTests = '**/*.isolated.test.ts'
/** What takes minutes by itself and guards no money: `npm run test:long` (`scripts/testing/longRing.ts`). */
const longTests = '**/*.long.test.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** As tests/patience.ts says: a page has no environment of its own. */
    patience: number
  }
}

const unit = {
  environment: 'node',
  exclude: ['node_modules/**', 'dist/**', 'tests/e2e/**'],
  maxWorkers: '100%',
  setupFiles: ['tests/patience.setup.ts'],
  env: { TMPDIR: temporaryRoot },
  // A test that hangs is told by these; a machine five times slower than another is not.
  testTimeout: testPatience,
  hookTimeout: testPatience,
  expect: { poll: { timeout: patience } },
  // As Node resolves it: Vite would take the ES module, and yoga has the other one.
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
} satisfies TestProjectInlineConfiguration['test']

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // For --changed: stories fetch the art, so no module names it.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/content/art/**/*.svg'],
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...unit,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...unit.exclude, isolatedTests, longTests],
          // The gateway's modules are read once for all files of a process, not once for each.
          isolate: false,
          // One PostgreSQL for the whole run; each test file has a database of its own on it.
          globalSetup: ['tests/leftovers.setup.ts', 'gateway/platform/database/testing.setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...unit,
          name: 'unit, isolated',
          include: [isolatedTests],
          globalSetup: ['tests/leftovers.setup.ts', 'gateway/platform/database/testing.setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...unit,
          name: 'long',
          include: [longTests],
          sequence: { groupOrder: 2 },
          globalSetup: ['tests/leftovers.setup.ts', 'gateway/platform/database/testing.setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps: {
          include: ['graphql'],
          // What draws only what is in sight does so here too, as it does for a fan.
          rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': 'true' } } },
        },
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // The book is read: what it shows of components is told by their own stories.
          exclude: [...configDefaults.exclude, '.storybook/book/**'],
          // After the unit tests: beside them, a story's first chunks may take longer than it waits.
          sequence: { groupOrder: 1 },
          setupFiles: ['.storybook/vitest.setup.ts'],
          globalSetup: ['tests/visual/update.setup.ts'],
          // One page a processor for all stories: each mounts anew, and a fresh page costs more than a story.
          isolate: false,
          maxWorkers: '100%',
          testTimeout: testPatience,
          provide: { patience },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: await launchOptions(),
              contextOptions: {
                reducedMotion: 'reduce',
                locale: 'ja-JP',
                timezoneId: 'Asia/Tokyo',
              },
            }),
            instances: [{ browser: 'chromium' }],
            // Most stories stand on a phone: a page changes its size only for the others.
            viewport: { width: 390, height: 844 },
            commands: { explainPictures, takePicture },
          },
        },
      },
    ],
  },
})
