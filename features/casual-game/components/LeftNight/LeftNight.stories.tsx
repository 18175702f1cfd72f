import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { fakeKeptPlay, nightAfter, wrecked } from '../../fakes.ts'
import { LeftNight } from './LeftNight.tsx'

const meta = preview.meta({
  component: LeftNight,
  args: { play: fakeKeptPlay, night: nightAfter(700), onResume: fn() },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** It was over, and nobody could be told. */
export const NotHandedIn = meta.story({ args: { night: wrecked() } })
export const NotHandedInEnglish = meta.story({
  args: { night: wrecked() },
  globals: { locale: 'en' },
})
