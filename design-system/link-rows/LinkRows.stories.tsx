import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { LinkGroup, LinkRow, LinkRows } from './LinkRows.tsx'

const meta = preview.meta({
  component: LinkGroup,
  args: {
    title: 'お買い物とお支払い',
    children: (
      <>
        <LinkRow href="/coins" icon="coin" value="1,300枚">
          コイン
        </LinkRow>
        <LinkRow href="/orders" icon="store">
          購入履歴
        </LinkRow>
        <LinkRow href="/spending" icon="lock" value="¥10,000">
          お支払いの上限
        </LinkRow>
      </>
    ),
  },
})

export const Playground = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
/** Rows that stand under a heading of another's. */
export const WithoutHeading = meta.story({
  render: ({ children }) => <LinkRows>{children}</LinkRows>,
})
export const LongText = meta.story({
  args: {
    title: '灯台のふもとで待つひよこ隊の、通知とつながりとそのほかの設定',
    children: (
      <>
        <LinkRow href="/language" icon="globe" value="Français（フランス語）">
          画面とお知らせと、みなさんへお送りするメールの言葉
        </LinkRow>
        <LinkRow href="/hidden" icon="messages">
          非表示にしたメッセージと、ミュートした人からのメッセージ
        </LinkRow>
      </>
    ),
  },
})
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /コイン/ })).toHaveFocus()
  },
})
