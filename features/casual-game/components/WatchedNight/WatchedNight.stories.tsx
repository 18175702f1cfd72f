import { nightfall } from '#rules/games/lighthouse/lighthouse.ts'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { nightAfter, wrecked } from '../../fakes.ts'
import { WatchedNight } from './WatchedNight.tsx'

const meta = preview.meta({ component: WatchedNight, args: { night: nightAfter(700) } })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const FirstSecond = meta.story({ args: { night: nightfall() } })
/** Half of the way to the next step. */
export const OnItsWay = meta.story({ args: { next: nightAfter(701), share: 0.5 } })
export const Wrecked = meta.story({ args: { night: wrecked() } })
