import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { visitedBy } from '../../fakes.ts'
import { VisitorCard } from './VisitorCard.tsx'

const meta = preview.meta({
  component: VisitorCard,
  args: { town: visitedBy('pedlar'), onTake: fn() },
})

export const Pedlar = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('button')[1]!)
    await expect(args.onTake).toHaveBeenCalledWith(1)
  },
})
export const Master = meta.story({ args: { town: visitedBy('master') } })
export const Band = meta.story({ args: { town: visitedBy('band') } })
export const Captain = meta.story({ args: { town: visitedBy('captain') } })
export const Carpenter = meta.story({ args: { town: visitedBy('carpenter') } })
export const English = meta.story({
  args: { town: visitedBy('band') },
  globals: { locale: 'en' },
})
