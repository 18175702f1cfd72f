import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { QuickReactions } from './QuickReactions.tsx'

const meta = preview.meta({
  component: QuickReactions,
  args: { own: [], onReact: fn(), onMore: fn() },
})

export const Default = meta.story()
export const Given = meta.story({ args: { own: ['penlight', '👏'] } })

Given.test('gives what was not given, and takes back what was', async (story) => {
  const { args, canvas, userEvent } = story
  await userEvent.click(canvas.getByRole('button', { name: '🎉' }))
  await expect(args.onReact).toHaveBeenLastCalledWith('🎉', true)
  await userEvent.click(canvas.getByRole('button', { name: 'ペンライト', pressed: true }))
  await expect(args.onReact).toHaveBeenLastCalledWith('penlight', false)
})
