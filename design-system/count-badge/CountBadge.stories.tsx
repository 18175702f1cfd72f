import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Inline } from '../inline/Inline.tsx'
import { CountBadge } from './CountBadge.tsx'

const meta = preview.meta({ component: CountBadge, args: { count: 3, label: '未読3件' } })

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未読3件')).toBeInTheDocument()
  },
})

export const TooManyToCount = meta.story({ args: { count: 120, label: '未読120件' } })

export const Matrix = meta.story({
  render: () => (
    <Inline gap={3}>
      {[0, 1, 12, 99, 100].map((count) => (
        <CountBadge key={count} count={count} label={`未読${count}件`} />
      ))}
    </Inline>
  ),
})
