import preview from '#storybook/preview.tsx'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { TalkRow } from './TalkRow.tsx'
import { TalkRowSkeleton } from './TalkRowSkeleton.tsx'

const meta = preview.meta({
  component: TalkRow,
  args: {
    href: '/messages/direct-messages/channel_komugi',
    face: <Avatar name="小麦" size={48} />,
    name: '小麦',
    preview: {
      words: 'ぜひ。温かい飲みものを用意しておきます',
      saidAt: '2026-11-20T02:25:00.000Z',
    },
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
})

export const Default = meta.story()
export const Unread = meta.story({ args: { unread: 3 } })
export const Mentioned = meta.story({ args: { unread: 12, mentions: 1 } })
export const UnreadBeyondCounting = meta.story({ args: { unread: 1048 } })
export const Current = meta.story({ args: { isCurrent: true } })
export const Marked = meta.story({
  args: { mark: <Icon name="lock" size={16} label="参加者だけの部屋" /> },
})
export const NothingSaidYet = meta.story({
  args: { preview: { words: 'まだ発言はありません。', saidAt: undefined } },
})
export const LongText = meta.story({
  args: {
    name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の部屋',
    mark: <Icon name="lock" size={16} label="参加者だけの部屋" />,
    preview: {
      words: 'おたよりのテーマは眠れなかった夜の話です。'.repeat(3),
      saidAt: '2025-03-01T02:25:00.000Z',
    },
    unread: 12,
  },
})
export const Loading = meta.story({
  render: () => (
    <li>
      <TalkRowSkeleton />
    </li>
  ),
})
