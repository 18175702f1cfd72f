import preview from '#storybook/preview.tsx'
import { OwnTime } from './OwnTime.tsx'

const meta = preview.meta({
  component: OwnTime,
  args: { instant: '2026-11-20T17:00:00.000Z', zone: 'Europe/Berlin' },
})

export const DayBefore = meta.story()
export const HalfHours = meta.story({ args: { zone: 'Asia/Kolkata' } })
