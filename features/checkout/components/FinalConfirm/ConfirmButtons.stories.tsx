import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import type { FakeOf } from '#storybook/fake.ts'
import type { UserErrorCode } from '#schema/types.generated.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCard } from '#features/payments/fakes.ts'
import { fakeCheckout } from '../../fakes.ts'
import { ConfirmButtons } from './ConfirmButtons.tsx'

const submit = { name: /^注文を確定/ }
const having = (change: Parameters<typeof fakeCheckout>[0]) => ({
  CheckoutSession: () => fakeCheckout({ isSent: false, method: 'CARD', ...change }),
})
/** What a fan reads whose order is not taken. */
const refused = (
  error: FakeOf<'ConfirmCheckoutPayload'>,
  words: RegExp,
  change: Parameters<typeof fakeCheckout>[0] = {},
) => ({
  parameters: {
    relay: {
      data: {
        ...having(change),
        ConfirmCheckoutPayload: () => error,
      },
    },
  },
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('button', submit))
    await expect(await canvas.findByText(words)).toBeVisible()
  },
})
const limited = (code: UserErrorCode, more: { most: number; left: number; retryAt?: string }) => ({
  __typename: 'PurchaseLimitError' as const,
  code,
  ...more,
})
const inCoins = { method: 'COINS' } as const

const meta = preview.meta({
  component: ConfirmButtons,
  args: { ...given('session'), addressId: 'address_home' },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query ConfirmButtonsStoryQuery {
          viewer {
            checkout(id: "checkout_01") {
              ...ConfirmButtons_session
            }
          }
        }
      `,
      { CheckoutSession: () => fakeCheckout({ isSent: true, method: 'CARD' }) },
    ),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '注文を確定してカード入力へ' })).toBeVisible()
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
/** Nothing is confirmed before it is said where it goes. */
export const WithoutAddress = meta.story({
  args: { addressId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', submit)).toBeNull()
  },
})
/** Its machine asks for whom the number is. */
export const Konbini = meta.story({
  parameters: { relay: { data: having({ method: 'KONBINI' }) } },
})
/** What the fan told of themselves before is not asked again. */
export const KnownPayer = meta.story({
  args: { payer: { name: '髙﨑 ひかり', phone: '090-1234-5678' } },
  parameters: { relay: { data: having({ method: 'KONBINI' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /お名前/ })).toHaveValue('髙﨑 ひかり')
    await expect(canvas.getByRole('textbox', { name: /電話番号/ })).toHaveValue('090-1234-5678')
  },
})
/** Each button orders, and says what comes next: nobody takes the order for paid. */
const leadsTo = (change: Parameters<typeof fakeCheckout>[0], name: string) => ({
  parameters: { relay: { data: having(change) } },
  play: async ({ canvas }: PlayTools) => {
    await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
})
export const BySavedCard = meta.story(
  leadsTo({ method: 'CARD', instrument: fakeCard() }, '注文を確定して支払う'),
)
export const ByWallet = meta.story(leadsTo({ method: 'PAYPAY' }, '注文を確定してPayPayへ'))
export const InCoins = meta.story(leadsTo({ method: 'COINS' }, '注文を確定する'))
export const PriceChanged = meta.story(
  refused(
    {
      __typename: 'PriceChangedError',
      code: 'PRICE_CHANGED',
      told: 1_800,
      now: 2_000,
      currency: 'YEN',
    },
    /¥1,800→¥2,000/,
  ),
)
/** The same price for something else. */
export const ContentsChanged = meta.story(
  refused(
    {
      __typename: 'PriceChangedError',
      code: 'CONTENTS_CHANGED',
      told: 980,
      now: 980,
      currency: 'YEN',
    },
    /内容が変わりました/,
  ),
)
export const Expired = meta.story(
  refused({ __typename: 'CheckoutSessionError', code: 'EXPIRED' }, /お手続きの時間が過ぎました/),
)
/** In another tab, a moment ago. */
export const Completed = meta.story(
  refused({ __typename: 'CheckoutSessionError', code: 'COMPLETED' }, /この注文は完了しています/),
)
export const MovedOn = meta.story(
  refused(
    { __typename: 'CheckoutSessionError', code: 'MOVED_ON' },
    /別の画面でお手続きが進んでいます/,
  ),
)
/** Whether it was paid is not known yet: nobody pays twice. */
export const Unknown = meta.story(
  refused({ __typename: 'CheckoutSessionError', code: 'UNKNOWN' }, /二重に支払わず/),
)
export const WrongMethod = meta.story(
  refused({ __typename: 'CheckoutMethodError', code: 'CURRENCY' }, /使えないお支払い方法/),
)
export const CardExpired = meta.story(
  refused({ __typename: 'CheckoutMethodError', code: 'EXPIRED' }, /このカードは/),
)
export const TooFewCoins = meta.story(
  refused({ __typename: 'CoinShortageError', missing: 210 }, /210枚/, inCoins),
)
/** Other coins would be taken than stand on the page. */
export const OtherCoins = meta.story(
  refused({ __typename: 'CoinSplitError', free: 200, paid: 500 }, /200/, inCoins),
)
export const CoinsFrozen = meta.story(
  refused({ __typename: 'CoinsFrozenError' }, /コイン/, inCoins),
)
export const MinorLimit = meta.story(
  refused(
    limited('MINOR_LIMIT', { most: 5_000, left: 800, retryAt: '2026-12-01T00:00:00.000+09:00' }),
    /今月のご利用上限（¥5,000）/,
  ),
)
export const OwnLimit = meta.story(
  refused(limited('OWN_LIMIT', { most: 10_000, left: 0 }), /ご自身で決めたひと月の上限/),
)
export const TooManyCoins = meta.story(
  refused(limited('BALANCE', { most: 100_000, left: 20 }), /100,000枚まで/),
)
export const TooManyOrders = meta.story(
  refused(limited('UNDER_WAY', { most: 3, left: 0 }), /同時に進められるお支払いは3件まで/),
)

/** What the gateway finds of whom the slip is for is said at its field. */
const payerRefused = (field: string, code: UserErrorCode, words: RegExp) => ({
  parameters: {
    relay: {
      data: {
        ...having({ method: 'KONBINI' }),
        ConfirmCheckoutPayload: () => ({
          __typename: 'KonbiniPayerError' as const,
          field: `konbini.${field}`,
          code,
          retryAt: null,
        }),
      },
    },
  },
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /お名前/ }), '髙﨑 ひかり')
    await userEvent.type(canvas.getByRole('textbox', { name: /電話番号/ }), '090-1234-5678')
    await userEvent.type(canvas.getByRole('textbox', { name: /メール/ }), 'hikari@example.com')
    await userEvent.click(canvas.getByRole('button', submit))
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  },
})
export const PayerMissing = meta.story(
  payerRefused('name', 'EMPTY', /コンビニでのお支払いに必要です/),
)
export const PayerTooLong = meta.story(payerRefused('name', 'TOO_LONG', /20文字まで/))
export const PayerInvalid = meta.story(payerRefused('phone', 'INVALID', /形式をご確認ください/))
