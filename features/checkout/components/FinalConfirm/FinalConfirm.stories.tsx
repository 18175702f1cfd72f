import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import { fillDraft } from '#platform/form/draft.ts'
import { atViewport } from '#storybook/viewports.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeAddresses } from '#features/delivery/fakes.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeCoinWallet } from '#features/wallet/fakes.ts'
import { letters } from '#features/special-gift/fakes.ts'
import { fakePaymentAttempt } from '#features/payments/fakes.ts'
import { checkoutLines, fakeCheckout, isFrozen, isSubscribing, sizeLines } from '../../fakes.ts'
import { FinalConfirm } from './FinalConfirm.tsx'

const meta = preview.meta({
  component: FinalConfirm,
  args: given('session', 'viewer'),
  parameters: fragmentStory(
    graphql`
      query FinalConfirmStoryQuery {
        viewer {
          ...FinalConfirm_viewer
          checkout(id: "checkout_01") {
            ...FinalConfirm_session
          }
        }
      }
    `,
    {
      CheckoutSession: fakeCheckout,
      Viewer: () => fakeViewer({ user: fakeUser(), deliveryAddresses: fakeAddresses }),
    },
  ),
})

const submit = { name: /^注文を確定/ }

/** What the law wants said on the last page, each under its name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const name of [
      '合計（税込）',
      '送料',
      'お支払い方法',
      'お支払いの時期',
      'お渡しの時期',
      'キャンセル・返品',
      'お申し込みの期限',
      '使うコイン',
    ])
      await expect(canvas.getByText(name)).toBeVisible()
    await expect(canvas.getByText('無償300＋有償400')).toBeVisible()
    await expect(canvas.getByText('数量 2点')).toBeVisible()
  },
})
/** The card was refused a moment ago: it says so, and that nothing was charged. */
export const Declined = meta.story({
  parameters: {
    relay: {
      data: {
        CheckoutSession: () =>
          fakeCheckout({
            method: 'CARD',
            attempt: fakePaymentAttempt({ state: 'FAILED', failure: 'DECLINED', step: null }),
          }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /承認されませんでした.*請求はありません/,
    )
    await expect(canvas.getByRole('link', { name: 'お支払い方法を変更する' })).toBeVisible()
  },
})
/** A payment was taken back whose coins are spent: no coin is taken, and both ways on stand there. */
export const Frozen = meta.story({
  parameters: { relay: { data: { CheckoutSession: () => fakeCheckout(isFrozen) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/コイン520枚分が足りなく/)).toBeVisible()
    await expect(canvas.queryByRole('button', submit)).toBeNull()
    await expect(canvas.getByRole('link', { name: '別の方法で支払う' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'コインの状況を見る' })).toBeVisible()
  },
})
/** The letter of a gift is written before it is paid; whoever would rather writes it later. */
export const WithALetter = meta.story({
  parameters: {
    relay: {
      data: {
        CheckoutSession: () =>
          fakeCheckout({
            method: 'CARD',
            totalYen: 6_600,
            totalCoins: null,
            coins: null,
            lines: [checkoutLines.gift],
            letters: [letters.unwritten],
          }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'おたより' })).toBeVisible()
    await expect(canvas.getByRole('button', submit)).toBeEnabled()
  },
})
export const FrozenInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: { CheckoutSession: () => fakeCheckout(isFrozen) } } },
})
/** The month's yen pass a sum that fans are told of. */
export const PastASum = meta.story({
  parameters: {
    relay: {
      data: {
        CheckoutSession: () =>
          fakeCheckout({ method: 'CARD', spendingNotice: { sum: 12_300, reached: 10_000 } }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('今月のお支払いが¥10,000に達します')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '上限を決める' })).toBeVisible()
    await expect(canvas.getByRole('button', submit)).toBeVisible()
  },
})
const buysCoins = (quantity: number, wallet: Parameters<typeof fakeCoinWallet>[0] = {}) => ({
  relay: {
    data: {
      CheckoutSession: () =>
        fakeCheckout({
          method: 'CARD',
          isSent: false,
          coins: null,
          totalYen: 980 * quantity,
          totalCoins: null,
          lines: [{ ...checkoutLines.coins, quantity }],
        }),
      Viewer: () =>
        fakeViewer({
          user: fakeUser(),
          deliveryAddresses: [],
          coinWallet: fakeCoinWallet(wallet),
        }),
    },
  },
})
/** Of coins also how many come on top, for how long they can be used, and how many the fan has then. */
export const Coins = meta.story({
  parameters: buysCoins(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/おまけの無償コイン 30枚/)).toBeVisible()
    await expect(canvas.getByText(/ご購入から180日間.*90日間/)).toBeVisible()
    // 320 and 980 that the fan has, 30 and 980 that come.
    await expect(canvas.getByText('2,310枚（無償350＋有償1,960）')).toBeVisible()
  },
})
export const CoinsInEnglish = meta.story({
  parameters: buysCoins(2),
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3,320 coins (380 free + 2,940 paid)')).toBeVisible()
  },
})
export const CoinsOnDesktop = meta.story({
  parameters: buysCoins(1),
  globals: atViewport('desktop'),
})
/** What a bank took back is made up for by the coins that come. */
export const CoinsWhileOwed = meta.story({
  parameters: buysCoins(1, { free: 0, paid: 0, owed: 520 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^490枚（.*520枚を補ったあと）$/)).toBeVisible()
  },
})
/** Of a subscription also each later payment, when it is next, and how to end it until when. */
export const Subscription = meta.story({
  parameters: { relay: { data: { CheckoutSession: () => fakeCheckout(isSubscribing) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('毎月 ¥980（税込）')).toBeVisible()
    await expect(canvas.getByText(/次回は2026年12月20日/)).toBeVisible()
    await expect(canvas.getByText(/2026年12月19日.*までに解約/)).toBeVisible()
  },
})
export const SubscriptionEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: { CheckoutSession: () => fakeCheckout(isSubscribing) } } },
})
/** Where it goes stands there; another address takes its place at once. */
export const OtherAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('髙﨑 ひかり 様')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '変更する' }))
    await userEvent.click(canvas.getByRole('radio', { name: /星野 さくら/ }))
    await expect(canvas.getByText(/弥富市/)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.getByRole('button', submit)).toBeVisible()
  },
})
/** Without an address there is nothing to confirm yet; what is saved there becomes the destination. */
export const NoAddress = meta.story({
  parameters: {
    relay: { data: { Viewer: () => fakeViewer({ user: fakeUser(), deliveryAddresses: [] }) } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'この住所を保存する' })).toBeVisible()
    await expect(canvas.getByText('お届け先を保存すると、注文を確定できます。')).toBeVisible()
    await expect(canvas.queryByRole('button', submit)).toBeNull()
  },
})
/** It goes where the fan said when they last confirmed, not to what is offered first. */
export const AddressKept = meta.story({
  parameters: {
    relay: {
      data: {
        CheckoutSession: () => fakeCheckout({ address: fakeAddresses[1]! }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('星野 さくら 様')).toBeVisible()
  },
})
export const Pending = meta.story({
  parameters: { relay: { outcome: { useConfirmationMutation: 'pending' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit))
  },
})
export const PriceChanged = meta.story({
  parameters: {
    relay: {
      data: {
        ConfirmCheckoutPayload: () => ({
          __typename: 'PriceChangedError',
          code: 'PRICE_CHANGED',
          told: 700,
          now: 780,
          currency: 'COINS',
        }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit))
    await expect(await canvas.findByText(/700コイン→780コイン/)).toBeVisible()
  },
})
const cash = { CheckoutSession: () => fakeCheckout({ method: 'KONBINI' }) }
/** The address tells who pays at a convenience store, and where they are called. */
export const PayerKnown = meta.story({
  parameters: { relay: { data: cash } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /お名前/ })).toHaveValue('髙﨑 ひかり')
    await expect(canvas.getByRole('textbox', { name: /電話番号/ })).toHaveValue('090-1234-5678')
  },
})
/** One item in two sizes: each says which it is, and what holds of both is said once. */
export const Sizes = meta.story({
  parameters: {
    relay: {
      data: {
        CheckoutSession: () =>
          fakeCheckout({
            method: 'CARD',
            lines: sizeLines,
            totalYen: 9_240,
            totalCoins: null,
            coins: null,
          }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('サイズ: M')).toBeVisible()
    await expect(canvas.getByText('サイズ: XL')).toBeVisible()
  },
})
/** All that is missing is said at once, and focus goes to its sum. */
export const PayerMissing = meta.story({
  parameters: {
    relay: {
      data: {
        CheckoutSession: () =>
          fakeCheckout({
            method: 'KONBINI',
            isSent: false,
            lines: [checkoutLines.coins],
            totalYen: 980,
          }),
        Viewer: () => fakeViewer({ user: fakeUser(), deliveryAddresses: [] }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit))
    await expect(await canvas.findByRole('link', { name: /電話番号を入力/ })).toBeVisible()
  },
})
export const PayerRefused = meta.story({
  parameters: {
    relay: {
      data: {
        ...cash,
        ConfirmCheckoutPayload: () => ({
          __typename: 'KonbiniPayerError',
          code: 'INVALID',
          field: 'phone',
        }),
      },
    },
  },
  beforeEach: () =>
    fillDraft('konbini-payer', {
      name: '山田 はるか',
      phone: '090-1234-5678',
      email: 'haruka@example.com',
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit))
    await expect(await canvas.findByText('形式をご確認ください。')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /電話番号/ })).toHaveFocus()
  },
})
