import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CountBadge } from '../count-badge/CountBadge.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Inline } from '../inline/Inline.tsx'
import { ChipLink } from './ChipLink.tsx'

const meta = preview.meta({
  component: ChipLink,
  args: { href: '/messages/lobby', children: 'ロビー' },
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ロビー' })).toBeVisible()
  },
})

export const Matrix = meta.story({
  render: (args) => (
    <Inline gap={2} wrap>
      <ChipLink {...args} mark={<CountBadge count={3} label="未読3件" />} />
      <ChipLink {...args}>深夜二時のラジオ</ChipLink>
      <ChipLink {...args} mark={<CountBadge count={120} label="未読120件" />}>
        夜明けまで起きてる会の準備と当日の実況とそのあとの感想の部屋
      </ChipLink>
      <ChipLink
        {...args}
        isChosen
        lead={<Icon name="camera" size={16} />}
        mark={<Icon name="close" size={16} label="をはずす" />}
      >
        写真あり
      </ChipLink>
    </Inline>
  ),
})
