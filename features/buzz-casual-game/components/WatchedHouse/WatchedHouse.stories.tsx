import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { crowded, playedFor } from '../../fakes.ts'
import { WatchedHouse } from './WatchedHouse.tsx'

const after = (turns: number) => {
  const { house, dealt } = playedFor(turns)
  return { house, hand: dealt.plants.slice(house.turn, house.turn + 3) }
}

const meta = preview.meta({ component: WatchedHouse, args: after(19) })

/** Its cells can be looked through, and take nothing. */
export const Default = meta.story({
  async play({ canvas }) {
    for (const cell of canvas.getAllByRole('button'))
      await expect(cell).toHaveAttribute('aria-disabled', 'true')
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const FirstTurn = meta.story({ args: after(0) })
/** Nothing is in hand any more. */
export const Over = meta.story({ args: after(40) })
export const Crowded = meta.story({ args: { ...after(19), house: crowded().house } })
