import addonA11y from '@storybook/addon-a11y'
import addonVitest from '@storybook/addon-vitest'
import { definePreview } from '@storybook/react-vite'
import { withLocale } from './decorators/withLocale.tsx'
import { withTheme } from './decorators/withTheme.tsx'
import { seedChance, stopClock, storyNoon } from './stillness.ts'
import { globalTypes, initialGlobals } from './toolbars.ts'
import { viewports } from './viewports.ts'

/** What every story has around it. Stories begin with `preview.meta({ component })`. */
const preview = definePreview({
  addons: [addonA11y(), addonVitest()],
  globalTypes,
  initialGlobals,
  parameters: {
    clock: storyNoon,
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    options: { storySort: { order: ['Design system', 'Features', 'App'] } },
  },
  // The first is the innermost.
  decorators: [withLocale, withTheme],
  beforeEach: ({ id, parameters }) => {
    const undo = [stopClock(parameters.clock), seedChance(id)]
    return () => undo.forEach((restore) => restore())
  },
})

export default preview
