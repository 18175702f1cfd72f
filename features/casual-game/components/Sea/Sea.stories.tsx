import { nightfall } from '#rules/games/lighthouse/lighthouse.ts'
import preview from '#storybook/preview.tsx'
import { nightAfter, wrecked } from '../../fakes.ts'
import { Sea } from './Sea.tsx'

const meta = preview.meta({ component: Sea, args: { night: nightAfter(260), label: '夜の海' } })

export const Default = meta.story()
export const FirstSecond = meta.story({ args: { night: nightfall() } })
/** Nobody has lit a ship for a while: they drift to the rocks, and are marked. */
export const InDanger = meta.story({
  args: { night: nightAfter(380, ({ wanted }) => ({ ...wanted, aim: 0 })) },
})
/** Late in the night: fog, and many ships. */
export const InFog = meta.story({ args: { night: nightAfter(1000) } })
export const Wrecked = meta.story({ args: { night: wrecked() } })
