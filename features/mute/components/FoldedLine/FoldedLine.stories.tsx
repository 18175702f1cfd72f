import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FoldedLine } from './FoldedLine.tsx'

const meta = preview.meta({
  component: FoldedLine,
  args: {
    fold: 'MUTED' as const,
    of: 'message' as const,
    count: 3,
    children: <li>きのうの最終回、まさかあの人が</li>,
  },
  decorators: (Story) => (
    <ul>
      <Story />
    </ul>
  ),
})

export const Default = meta.story()
export const Blocked = meta.story({ args: { fold: 'BLOCKED' } })
export const Hidden = meta.story({ args: { fold: 'HIDDEN', count: 1 } })
export const Word = meta.story({ args: { fold: 'WORD' } })
export const Post = meta.story({ args: { of: 'post', count: 1 } })
export const Topic = meta.story({ args: { of: 'topic', fold: 'HIDDEN', count: 1 } })
export const English = meta.story({ globals: { locale: 'en' } })
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { expanded: false })
    await expect(canvas.queryByText(/まさかあの人が/)).toBeNull()
    await userEvent.click(button)
    await expect(canvas.getByText(/まさかあの人が/)).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
})
