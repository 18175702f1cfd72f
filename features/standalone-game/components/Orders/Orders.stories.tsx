import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { freshTown, fullTown, smallTown } from '../../fakes.ts'
import { Orders } from './Orders.tsx'

const meta = preview.meta({
  component: Orders,
  args: { town: smallTown(), onSend: fn() },
})

export const Default = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('button', { name: /^舟を出す/ })[2]!)
    await expect(args.onSend).toHaveBeenCalledWith(2)
  },
})
/** The first boat of a town is back in seconds. */
export const FirstOrders = meta.story({ args: { town: freshTown() } })
/** All boats are out. */
export const NoBoat = meta.story({ args: { town: fullTown() } })
export const Feast = meta.story({
  args: { town: smallTown({ feast: smallTown().orders[0]!.kind }) },
})
export const English = meta.story({ globals: { locale: 'en' } })
