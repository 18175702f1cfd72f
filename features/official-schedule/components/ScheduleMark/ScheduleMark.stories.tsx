import preview from '#storybook/preview.tsx'
import { ScheduleMark } from './ScheduleMark.tsx'

const meta = preview.meta({
  component: ScheduleMark,
  args: { kind: 'STREAM' as const, state: 'UPCOMING' as const, isMoved: false },
})

export const Stream = meta.story()
export const Event = meta.story({ args: { kind: 'EVENT' } })
export const Live = meta.story({ args: { state: 'LIVE' } })
export const Moved = meta.story({ args: { isMoved: true } })
export const Over = meta.story({ args: { state: 'OVER' } })
export const Cancelled = meta.story({ args: { kind: 'EVENT', state: 'CANCELLED' } })
