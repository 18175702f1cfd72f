import { Stack } from '#design-system/stack/Stack.tsx'
import preview from '#storybook/preview.tsx'
import { GiftRow } from './GiftRow.tsx'

const meta = preview.meta({
  component: GiftRow,
  args: { icon: 'copy', title: 'あとがたり', detail: '読みもの 6ページ' } as const,
  decorators: [
    (Story) => (
      <Stack as="ul" gap={3}>
        <Story />
      </Stack>
    ),
  ],
})

export const Playground = meta.story()
/** To whoever has it. */
export const Open = meta.story({ args: { href: '/store/items/storeitem_members/special-gifts' } })
export const LongText = meta.story({
  args: {
    href: '/messages/chat/channel_long',
    icon: 'messages',
    title: '会員だけのチャットルーム「夜明けまで起きている人のための、月の出を待つ長い部屋」',
    detail:
      '配信のあとに、会員だけでゆっくり話す部屋です。眠くなったら、眠くなったと書いてから眠ってください。',
  },
})
