import { nightfall } from '#rules/games/lighthouse/lighthouse.ts'
import preview from '#storybook/preview.tsx'
import { nightAfter, wrecked } from '../../fakes.ts'
import { NightFigures } from './NightFigures.tsx'

const meta = preview.meta({ component: NightFigures, args: { night: nightAfter(700) } })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const FirstSecond = meta.story({ args: { night: nightfall() } })
export const Wrecked = meta.story({ args: { night: wrecked() } })
export const LongText = meta.story({ args: { night: { ...nightAfter(700), score: 9_999_999 } } })
