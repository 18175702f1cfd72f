import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { temporaryRoot } from './tests/leftovers.setup.ts'
import { launchOptions } from './tests/browser/pinnedBrowser.ts'
import { explainPictures, takePicture } from './tests/visual/takePicture.ts'

export default defineConfig({
  test: {
    // For --changed: stories fetch the art, so no module names it.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/content/art/**/*.svg'],
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'dist/**', 'tests/e2e/**'],
          // One PostgreSQL for the whole run; each test file has a database of its own on it.
          globalSetup: ['tests/leftovers.setup.ts', 'gateway/platform/database/testing.setup.ts'],
          env: { TMPDIR: temporaryRoot },
          // A test that hangs is told by either; a machine that is busy with something else is not.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // As Node resolves it: Vite would take the ES module, and yoga has the other one.
          alias: [
            { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) },
          ],
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
          // After the unit tests: beside them, a story's first chunks may take longer than it waits.
          sequence: { groupOrder: 1 },
          setupFiles: ['.storybook/vitest.setup.ts'],
          globalSetup: ['tests/visual/update.setup.ts'],
          // One page a processor for all stories: each mounts anew, and a fresh page costs more than a story.
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 30_000,
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
