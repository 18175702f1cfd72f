import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { TimelineTabs, type TimelineTab } from './TimelineTabs.tsx'

const meta = preview.meta({ component: TimelineTabs, args: { current: 'home' as TimelineTab } })

export const Default = meta.story()
export const Trend = meta.story({ args: { current: 'trend' }, globals: { locale: 'en' } })
export const Desktop = meta.story({
  args: { current: 'community' },
  globals: atViewport('desktop'),
})
