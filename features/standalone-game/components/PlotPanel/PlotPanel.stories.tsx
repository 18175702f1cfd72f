import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { freshTown, smallTown } from '../../fakes.ts'
import { PlotPanel } from './PlotPanel.tsx'

const meta = preview.meta({
  component: PlotPanel,
  args: { town: smallTown({ shells: 2_400 }), plot: 6, onMove: fn(), onClose: fn() },
})

/** What could stand here, each with what it would bring in this place. */
export const Default = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /花畑/ }))
    await expect(args.onMove).toHaveBeenCalledWith({ type: 'build', plot: 6, kind: 6 })
  },
})
export const TooDear = meta.story({ args: { town: freshTown() } })
export const Promised = meta.story({ args: { town: smallTown({ promised: 5, shells: 0 }) } })
export const Built = meta.story({ args: { plot: 5 } })
export const BuiltEnglish = meta.story({ args: { plot: 5 }, globals: { locale: 'en' } })
export const Highest = meta.story({
  args: { plot: 5, town: smallTown({ plots: smallTown().plots.with(5, { kind: 1, level: 3 }) }) },
})
/** It is asked for twice. */
export const TearingDown = meta.story({
  args: { plot: 9 },
  async play({ args, canvas, userEvent }) {
    const clear = canvas.getByRole('button', { name: 'とりこわす' })
    await userEvent.click(clear)
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(canvas.getByText(/貝殻は戻りません/)).toBeVisible()
  },
})
