import { expect } from 'storybook/test'
import { tell } from '../listening.ts'
import type { PlayTools } from '../playTools.ts'
import preview from '../preview.tsx'
import { Journey } from './Journey.tsx'
import { badge, createShop } from './shop.ts'
import { canvas, press } from './steps.ts'

let shop = createShop()

const meta = preview.meta({
  component: Journey,
  args: { createWorld: () => shop.fakes, at: `/store/items/${String(badge.id)}`, isSignedIn: true },
  beforeEach: () => {
    shop = createShop()
  },
  parameters: { layout: 'fullscreen', route: { isOwn: true } },
})

type User = PlayTools['userEvent']
async function payBy(userEvent: User, method: RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: method }))
  await press(userEvent, 'この方法で進む')
}

/** The fan does what the provider's frame asks for, and it says that they are through with it. */
async function inFrame(title: string, act: () => void): Promise<void> {
  const frame = await canvas.findByTitle<HTMLIFrameElement>(title)
  act()
  const { contentWindow: source } = frame
  await tell(window, new MessageEvent('message', { data: 'payment.returned', source }))
}

/** Coins are short, so a pack is bought on the way, by a card whose bank asks; then the badge is, and nothing twice. */
export const BadgeWithCoins = meta.story({
  play: async ({ userEvent }) => {
    await press(userEvent, '今すぐ購入する')
    await payBy(userEvent, /^コイン/)
    await canvas.findByText('コインが400枚足りません')
    await press(userEvent, /480コイン/)
    await payBy(userEvent, /クレジットカード/)
    await press(userEvent, '注文を確定してカード入力へ')
    await inFrame('カードで支払う', shop.typeCard)
    await canvas.findByTitle('本人認証')
    await expect(shop.coins).toEqual({ free: 300, paid: 0 })
    await inFrame('本人認証', shop.capture)
    await userEvent.click(await canvas.findByRole('link', { name: '元のお買い物へ戻る' }))
    await canvas.findByText('無償310＋有償390')
    await press(userEvent, '注文を確定する')
    await canvas.findByText('ご注文ありがとうございます')
    await expect(canvas.getAllByText('700コイン')).toHaveLength(2)
    await expect(shop.coins).toEqual({ free: 0, paid: 90 })
  },
})

/** The slip's time is over, and the till takes it all the same: the page that waits hears of it. */
export const GoodsPaidLateAtAStore = meta.story({
  play: async ({ userEvent }) => {
    await press(userEvent, '今すぐ購入する')
    await payBy(userEvent, /コンビニ払い/)
    // The address has told the rest.
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /メール/ }),
      'hikari@example.com',
    )
    await press(userEvent, '注文を確定して番号を発行')
    await canvas.findByText('193804')
    shop.capture()
    await tell(document, new Event('visibilitychange'))
    await canvas.findByText('ご注文ありがとうございます')
    await expect(canvas.getAllByText('¥1,800')).toHaveLength(2)
  },
})
