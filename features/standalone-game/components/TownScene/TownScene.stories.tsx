import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstBoat, freshTown, fullTown, smallTown } from '../../fakes.ts'
import { TownScene } from './TownScene.tsx'

const meta = preview.meta({
  component: TownScene,
  args: {
    town: smallTown(),
    chosen: null as number | null,
    isInviting: true,
    onChoose: fn(),
    onCollect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '480px' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
/** Nothing was done yet. */
export const Empty = meta.story({ args: { town: freshTown(), isInviting: false } })
export const FirstBoatOut = meta.story({ args: { town: firstBoat('out'), isInviting: false } })
export const FullTown = meta.story({ args: { town: fullTown(), isInviting: false } })
export const Chosen = meta.story({ args: { chosen: 6 } })

/** What a plot and a boat are is said in words, and each is one press. */
export const ByKeyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    canvas.getByRole('button', { name: /^1段目の左から1番、空き地/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(0)
    await userEvent.click(canvas.getByRole('button', { name: /1番の舟が帰りました/ }))
    await expect(args.onCollect).toHaveBeenCalledWith(0)
  },
})
