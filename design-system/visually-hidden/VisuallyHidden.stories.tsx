import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Text } from '../text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({
  component: VisuallyHidden,
  args: { children: '未読' },
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} />
      3件
    </Text>
  ),
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未読')).toBeInTheDocument()
  },
})
