import preview from '#storybook/preview.tsx'
import { Countdown } from './Countdown.tsx'

const meta = preview.meta({
  component: Countdown,
  args: { until: '2026-11-23T06:12:45.000Z' },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const LastHours = meta.story({ args: { until: '2026-11-20T05:59:59.000Z' } })
