import { expect, fn } from 'storybook/test'
import { plant } from '#rules/games/greenhouse/greenhouse.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import preview from '#storybook/preview.tsx'
import { crowded, playedFor } from '../../fakes.ts'
import { lessonDeal, lessons } from '../../machines/lessons.ts'
import { Playing } from './Playing.tsx'

const after = (turns: number, more: Parameters<typeof playedFor>[1] = {}) => {
  const { house, dealt, isCounted } = playedFor(turns, more)
  return { house, dealt, isCounted }
}
/** The first turn after which a weed came up. */
const turns = Array.from({ length: 40 }, (_, turn) => turn + 1)
const weeded = turns.find((turn) => after(turn).house.weedAt !== null)!

const chain = lessons[1]!
const { house, dealt, isCounted } = crowded()

const meta = preview.meta({
  component: Playing,
  args: { ...after(0), onChoose: fn(), onLeave: fn() },
})

export const FirstTurn = meta.story()
export const FirstTurnEnglish = meta.story({ globals: { locale: 'en' } })
/** Two merges in a turn: what they are worth rises beside the score. */
export const Chained = meta.story({
  args: { house: plant(chain.house, chain.at, lessonDeal, greenhouseTables), dealt: lessonDeal },
  async play({ canvas }) {
    await expect(canvas.getByText(/^\+/)).toBeVisible()
  },
})
export const WeedCameUp = meta.story({ args: after(weeded) })
export const MidGame = meta.story({ args: after(19) })
export const Crowded = meta.story({ args: { house, dealt, isCounted } })
/** Practice is stopped where the play of the day would rest. */
export const Practice = meta.story({ args: after(19, { isCounted: false }) })
/** Nothing comes after the plant in hand but one. */
export const LastButOne = meta.story({ args: after(38) })
export const LastTurn = meta.story({ args: after(39) })
/** As many digits as a score may have. */
export const LargeScore = meta.story({
  args: { ...after(39), house: { ...after(39).house, score: 1_284_310 } },
})
