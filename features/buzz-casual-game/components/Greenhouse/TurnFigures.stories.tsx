import preview from '#storybook/preview.tsx'
import { playedFor } from '../../fakes.ts'
import { TurnFigures } from './TurnFigures.tsx'

const after = (turns: number) => {
  const { house, dealt } = playedFor(turns)
  return { house, hand: dealt.plants.slice(house.turn, house.turn + 3) }
}

const meta = preview.meta({ component: TurnFigures, args: after(19) })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const FirstTurn = meta.story({ args: after(0) })
/** The last plant, after which none comes. */
export const LastTurn = meta.story({ args: after(39) })
export const Over = meta.story({ args: after(40) })
export const LongText = meta.story({
  args: { ...after(19), house: { ...after(19).house, score: 9_999_999 } },
})
