import { expect, waitFor, within } from 'storybook/test'
import { tell } from '../listening.ts'
import type { PlayTools } from '../playTools.ts'
import preview from '../preview.tsx'
import { Journey } from './Journey.tsx'
import { createMembership, membership } from './membership.ts'

let world = createMembership()

const meta = preview.meta({
  component: Journey,
  args: {
    createWorld: () => world.fakes,
    at: `/store/items/${String(membership.id)}`,
    isSignedIn: true,
  },
  beforeEach: () => {
    world = createMembership()
  },
  parameters: { layout: 'fullscreen', route: { isOwn: true } },
})

type User = PlayTools['userEvent']
const canvas = within(document.body)

async function press(userEvent: User, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }))
}
async function go(userEvent: User, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name }))
}
const see = (words: string | RegExp) => canvas.findByText(words)

/** From the store to the page of what was begun. */
async function subscribe(userEvent: User): Promise<void> {
  await press(userEvent, '申し込む')
  await userEvent.click(await canvas.findByRole('radio', { name: /クレジットカード/ }))
  await press(userEvent, 'この方法で進む')
  await see('2回目以降の代金')
  await press(userEvent, '注文を確定してカード入力へ')
  const frame = await canvas.findByTitle<HTMLIFrameElement>('カードで支払う')
  world.capture()
  const { contentWindow: source } = frame
  await tell(window, new MessageEvent('message', { data: 'payment.returned', source }))
  await see('ご注文ありがとうございます')
  await go(userEvent, '購入履歴・領収書を見る')
  await go(userEvent, '定期購入のご請求を見る')
  await expect(await canvas.findAllByText('支払い済み')).toHaveLength(1)
  await go(userEvent, '定期購入へ戻る')
  await see('ご利用中')
}

/** A month goes by, and the card is charged: a second bill stands in the history, and nothing was to be done. */
export const Renewed = meta.story({
  play: async ({ userEvent }) => {
    await subscribe(userEvent)
    world.renew()
    await go(userEvent, 'ご請求の履歴')
    await waitFor(async () => {
      await expect(canvas.getAllByText('支払い済み')).toHaveLength(2)
    })
    await expect(canvas.getByText('2026年12月20日(日)〜2027年1月19日(火)')).toBeVisible()
  },
})

/** The card declines: the page says so, another card is chosen, and the bill is paid by it, once. */
export const DeclinedThenPaid = meta.story({
  play: async ({ userEvent }) => {
    await subscribe(userEvent)
    world.decline()
    await go(userEvent, 'ご請求の履歴')
    await see('未払い')
    await go(userEvent, '定期購入へ戻る')
    await see('お支払いができませんでした')
    await press(userEvent, 'カードを変更する')
    await userEvent.click(await canvas.findByRole('radio', { name: /JCB/ }))
    await see(/^お支払いのカード：JCB/)
    await go(userEvent, 'ご請求を見る')
    await see('カード会社で承認されませんでした。')
    await press(userEvent, '¥980を今すぐ支払う')
    await see('お支払いありがとうございました。')
    await expect(canvas.queryByRole('button', { name: '¥980を今すぐ支払う' })).toBeNull()
    await go(userEvent, 'ご請求の履歴へ戻る')
    await waitFor(async () => {
      await expect(canvas.getAllByText('支払い済み')).toHaveLength(2)
    })
    await go(userEvent, '定期購入へ戻る')
    await see('ご利用中')
    await expect(canvas.getByText(/^お支払いのカード：JCB/)).toBeVisible()
  },
})

/** Until when it lasts is read before it is cancelled; it stays until then. */
export const Cancelled = meta.story({
  play: async ({ userEvent }) => {
    await subscribe(userEvent)
    await press(userEvent, '解約する')
    await see(/2026年12月19日\(土\)までは/)
    await press(userEvent, '解約を確定する')
    await see('解約済み')
    await expect(canvas.getByRole('button', { name: '解約を取り消して続ける' })).toBeVisible()
    await expect(canvas.queryByText('次のお支払い')).toBeNull()
  },
})
