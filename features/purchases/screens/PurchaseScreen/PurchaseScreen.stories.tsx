import { expect } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import { letters } from '#features/special-gift/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import {
  challenged,
  fakePurchase,
  forCoins,
  longPurchase,
  partlyReturned,
  purchasesByState,
  sent,
  withdrawn,
} from '../../fakes.ts'
import query, { type PurchaseScreenQuery } from './__generated__/PurchaseScreenQuery.graphql.ts'
import { Screen } from './PurchaseScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<PurchaseScreenQuery>({
      query,
      variables: { id: 'purchase_one' },
      data: { Query: () => ({ node: fakePurchase() }) },
    }),
  },
})

const showing = (purchase: ReturnType<typeof fakePurchase> | null) => ({
  relay: { data: { Query: () => ({ node: purchase }) } },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('link', { name: '領収書を見る' })
    await expect(receipt).toHaveAttribute('href', '/receipt/receipt_one')
  },
})
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const ForCoins = meta.story({ parameters: showing(forCoins) })
export const AwaitingCash = meta.story({
  parameters: showing(purchasesByState.AWAITING_CASH),
  play: async ({ canvas }) => {
    const number = canvas.getByRole('link', { name: 'お支払い番号を見る' })
    await expect(number).toHaveAttribute('href', '/checkout/pending?session=checkout_one')
  },
})
/** Goods that are paid, and nobody has said where they go. */
export const AwaitingAddress = meta.story({ parameters: showing(sent('AWAITING_ADDRESS')) })
/** One item in two sizes. */
export const Sizes = meta.story({
  parameters: showing(
    fakePurchase({
      total: 9240,
      lines: ['M', 'XL'].map((size) => ({
        kind: 'GOODS',
        name: `放送局Tシャツ（夜空の紺） サイズ: ${size}`,
        quantity: 1,
        picture: fakeImage('goods-shirt'),
        price: size === 'M' ? 4400 : 4840,
        fulfilledAt: '2026-11-20T03:00:00.000Z',
        refundedAt: null,
        opens: null,
        closed: null,
      })),
    }),
  ),
})
/** The bank asks who pays: the way leads there. */
export const Challenged = meta.story({
  parameters: showing(challenged),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '本人認証へ進む' })).toBeVisible()
  },
})
/** A part went back, and the rest can be followed. */
export const PartRefunded = meta.story({
  parameters: showing(partlyReturned('DONE')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お届けの状況を見る' })).toBeVisible()
    await expect(canvas.getByText(/一部（¥500）を返金しました/)).toBeVisible()
  },
})
/** A gift without a letter asks for it; one that is answered shows the answer. */
export const LetterWanted = meta.story({
  parameters: showing(fakePurchase({ letters: [letters.unwritten] })),
})
export const LetterAnswered = meta.story({
  parameters: showing(fakePurchase({ letters: [letters.answered] })),
})
export const Paying = meta.story({ parameters: showing(purchasesByState.PAYING) })
export const Preparing = meta.story({ parameters: showing(purchasesByState.PAID) })
export const Lapsed = meta.story({ parameters: showing(purchasesByState.LAPSED) })
export const Canceled = meta.story({ parameters: showing(purchasesByState.CANCELED) })
/** Cash came too late: the way leads to the account that it goes to. */
export const RefundDue = meta.story({
  parameters: showing(purchasesByState.REFUND_DUE),
  play: async ({ canvas }) => {
    const account = canvas.getByRole('link', { name: '振込先を知らせる' })
    await expect(account).toHaveAttribute('href', '/settings/store/refunds/refund_one')
  },
})
export const Refunded = meta.story({
  parameters: showing(purchasesByState.REFUNDED),
  play: async ({ canvas }) => {
    const note = canvas.getByRole('link', { name: '返金明細書を見る' })
    await expect(note).toHaveAttribute('href', '/receipt/receipt_one/refund')
  },
})
/** What went back closes, takes its badge along, and leaves the balance as far as it was not used. */
export const RefundedWithGifts = meta.story({
  parameters: showing(withdrawn),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/「ライブラリ」ではもうひらけません。いっしょに/)).toBeVisible()
    await expect(canvas.getByText(/まだ使っていない分は/)).toBeVisible()
  },
})
export const RefundedWithGiftsInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: showing(withdrawn),
})
/** There is none, or it is another fan's: both look the same. */
export const Empty = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: showing(longPurchase) })
