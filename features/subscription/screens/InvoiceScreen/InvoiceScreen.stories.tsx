import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import type { UserErrorCode } from '#schema/types.generated.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeInvoice, invoices, subscriptions } from '../../fakes.ts'
import query, { type InvoiceScreenQuery } from './__generated__/InvoiceScreenQuery.graphql.ts'
import { Screen } from './InvoiceScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<InvoiceScreenQuery>({
      query,
      variables: { id: 'subscriptioninvoice_one' },
      data: { Query: () => ({ node: fakeInvoice() }) },
    }),
  },
})

const showing = (invoice: ReturnType<typeof fakeInvoice> | null, more = {}) => ({
  relay: { data: { Query: () => ({ node: invoice }), ...more } },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('link', { name: '領収書を見る' })
    await expect(receipt).toHaveAttribute('href', '/receipt/receipt_one')
  },
})
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Open = meta.story({ parameters: showing(invoices.OPEN) })
export const Challenge = meta.story({
  parameters: showing(invoices.CHALLENGE),
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: '本人認証に進む' })
    await expect(way).toHaveAttribute('href', '/checkout/pending?session=checkout_one')
  },
})
export const Unpaid = meta.story({ parameters: showing(invoices.FAILED) })
export const UnpaidDesktop = meta.story({
  parameters: showing(invoices.FAILED),
  globals: { ...atViewport('desktop'), locale: 'en' },
})
export const Void = meta.story({ parameters: showing(invoices.VOID) })
export const Refunded = meta.story({ parameters: showing(invoices.REFUNDED) })
export const Empty = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(fakeInvoice({ subscription: subscriptions.long, amountYen: 299_999 })),
})

const pay = { name: '¥980を今すぐ支払う' }
export const Paying = meta.story({
  parameters: {
    relay: {
      data: { Query: () => ({ node: invoices.FAILED }) },
      outcome: { PayInvoiceButtonMutation: 'pending' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', pay))
  },
})
/** The card declines again: the invoice says so. */
export const DeclinedAgain = meta.story({
  parameters: showing(invoices.FAILED, {
    PaySubscriptionInvoicePayload: () => ({
      __typename: 'PaySubscriptionInvoiceSuccess',
      invoice: { ...invoices.FAILED, failure: 'LIMIT' },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', pay))
    await expect(await canvas.findByText('ご利用限度額を超えています。')).toBeVisible()
  },
})
/** It is not paid now: why, and that nothing was charged. */
const refused = (code: UserErrorCode, words: RegExp, retryAt: string | null = null) => ({
  parameters: showing(invoices.FAILED, {
    PaySubscriptionInvoicePayload: () => ({
      __typename: 'SubscriptionInvoiceError' as const,
      code,
      retryAt,
    }),
  }),
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('button', pay))
    await expect(await canvas.findByText(words)).toBeVisible()
  },
})
export const PaidElsewhere = meta.story(refused('PAID', /お支払い済みです/))
export const EndedMeanwhile = meta.story(refused('ENDED', /この定期購入は終了しています/))
export const MinorLimit = meta.story(
  refused('MINOR_LIMIT', /今月のご利用上限を超える/, '2026-12-01T00:00:00.000+09:00'),
)
export const UnderWay = meta.story(refused('UNDER_WAY', /お支払いの結果を確認しています/))
