import preview from '#storybook/preview.tsx'
import { Countdown } from './Countdown.tsx'

const meta = preview.meta({
  component: Countdown,
  args: { until: '2026-11-23T06:12:45.000Z', children: '投票が始まるまで' },
})

export const Default = meta.story()
export const English = meta.story({
  args: { children: 'Voting opens in' },
  globals: { locale: 'en' },
})
export const LastHours = meta.story({ args: { until: '2026-11-20T05:59:59.000Z' } })
/** The page is read anew; what is waited for still stands until it is. */
export const Over = meta.story({ args: { until: '2026-11-20T02:59:59.000Z' } })
