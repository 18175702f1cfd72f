import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Title } from './Title.tsx'

const args: ComponentProps<typeof Title> = {
  standing: 'open',
  isStarting: false,
  onStart: fn(),
  onPractice: fn(),
  onLearn: fn(),
}

const meta = preview.meta({
  component: Title,
  args,
})

/** The play of the day may begin. */
export const Open = meta.story()
export const OpenEnglish = meta.story({ globals: { locale: 'en' } })
export const Starting = meta.story({ args: { isStarting: true } })
/** It goes on where it was left. */
export const Begun = meta.story({ args: { standing: 'begun' } })
export const BegunEnglish = meta.story({ args: { standing: 'begun' }, globals: { locale: 'en' } })
export const GoingOn = meta.story({ args: { standing: 'begun', isStarting: true } })
/** It is used: learning and practice are left of the day. */
export const Over = meta.story({
  args: { standing: 'over' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
})
export const OverEnglish = meta.story({ args: { standing: 'over' }, globals: { locale: 'en' } })
