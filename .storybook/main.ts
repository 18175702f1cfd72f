import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import type { Plugin } from 'vite'
import { generateOnChange } from '../scripts/dev/generateOnChange.ts'
import { tellStates } from './book/tellStates.ts'

/** Folders of components are `button-link`: each is a place of its own, so that its name is said once. */
const components = globSync('design-system/*/', { cwd: join(import.meta.dirname, '..') })
  .toSorted()
  .filter((folder) => globSync(join(import.meta.dirname, '..', folder, '*.stories.tsx')).length > 0)
  .map((folder) => ({
    directory: `../${folder}`,
    titlePrefix: basename(folder) === 'theme' ? 'Foundations' : 'Components',
    files: '*.stories.tsx',
  }))

/** Every browser that reads these stories reads woff2: what the packages add for older ones is never asked for. */
const leaveOutOldFonts: Plugin = {
  name: 'ouen:leave-out-old-fonts',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    for (const file of Object.keys(bundle)) if (file.endsWith('.woff')) delete bundle[file]
  },
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: './book', files: '*.stories.tsx' },
    { directory: './book/foundations', titlePrefix: 'Foundations', files: '*.stories.tsx' },
    { directory: './book/guides', titlePrefix: 'Guides', files: '*.stories.tsx' },
    ...components,
    { directory: '../features', titlePrefix: 'Features', files: '**/*.stories.tsx' },
    { directory: '../app', titlePrefix: 'App', files: '**/*.stories.tsx' },
    { directory: './art', titlePrefix: 'Art', files: '*.stories.tsx' },
    { directory: './mails', titlePrefix: 'Mails', files: '*.stories.tsx' },
    { directory: './journeys', titlePrefix: 'Journeys', files: '*.stories.tsx' },
  ],
  staticDirs: [
    { from: '../content/art', to: '/art' },
    { from: '../content/art/penlight.svg', to: '/favicon.svg' },
    { from: '../design-system/theme/tokens', to: '/tokens' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true, sidebarOnboardingChecklist: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), generateOnChange(), tellStates(), leaveOutOldFonts],
  }),
  // The other choice needs TypeScript's old JavaScript API, which version 7 has no more.
  typescript: { reactDocgen: 'react-docgen' },
})
