import { defineMain } from '@storybook/react-vite/node'
import { generateOnChange } from '../scripts/dev/generateOnChange.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../design-system', titlePrefix: 'Design system', files: '**/*.stories.tsx' },
    { directory: '../features', titlePrefix: 'Features', files: '**/*.stories.tsx' },
    { directory: '../app', titlePrefix: 'App', files: '**/*.stories.tsx' },
    { directory: './art', titlePrefix: 'Art', files: '*.stories.tsx' },
    { directory: './journeys', titlePrefix: 'Journeys', files: '*.stories.tsx' },
  ],
  staticDirs: [{ from: '../content/art', to: '/art' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), generateOnChange()] }),
  // The other choice needs TypeScript's old JavaScript API, which version 7 has no more.
  typescript: { reactDocgen: 'react-docgen' },
})
