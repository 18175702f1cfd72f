import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ReturnPill } from './ReturnPill.tsx'

const meta = preview.meta({
  component: ReturnPill,
  args: { isShown: true, onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 96, margin: -16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()

Default.test('leads back', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '読んでいたところへ' }))
  await expect(args.onPress).toHaveBeenCalledOnce()
})
