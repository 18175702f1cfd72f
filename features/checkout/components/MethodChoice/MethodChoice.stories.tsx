import { expect, fn } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import type { FakeOf } from '#storybook/fake.ts'
import type { UserErrorCode } from '#schema/types.generated.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { checkoutLines, coinPackLine, fakeCheckout, isShort } from '../../fakes.ts'
import { MethodChoice } from './MethodChoice.tsx'

const meta = preview.meta({
  component: MethodChoice,
  args: { ...given('session'), onChosen: fn() },
  parameters: fragmentStory(
    graphql`
      query MethodChoiceStoryQuery {
        viewer {
          checkout(id: "checkout_01") {
            ...MethodChoice_session
          }
        }
      }
    `,
    { CheckoutSession: () => fakeCheckout({ state: 'OPEN', method: null }) },
  ),
})
const having = (change: Parameters<typeof fakeCheckout>[0]) => ({
  relay: { data: { CheckoutSession: () => fakeCheckout(change) } },
})

const goOn = { name: 'この方法で進む' }

/** The first is chosen already. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /コイン/ })).toBeChecked()
  },
})
/** Coins that don't suffice are no first choice, and say how many are missing. */
export const TooFewCoins = meta.story({
  parameters: having({ state: 'OPEN', method: null, ...isShort }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /コイン/ })).not.toBeChecked()
    await expect(canvas.getByText(/あと210枚必要です/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /クレジットカード/ })).toBeChecked()
  },
})
export const YenOnly = meta.story({
  parameters: having({
    state: 'OPEN',
    method: null,
    methods: ['CARD', 'KONBINI', 'PAYPAY'],
    lines: [coinPackLine],
    totalYen: 980,
    totalCoins: null,
    coins: null,
  }),
})
/** One item that is sold for coins alone leaves coins as the only way: which one is said. */
export const PaidInCoins = meta.story({
  parameters: having({
    state: 'OPEN',
    method: null,
    methods: ['COINS'],
    lines: [checkoutLines.goods, { ...checkoutLines.digital, priceYen: null }],
    totalYen: null,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/はコインだけで販売しているため/)).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(1)
  },
})
/** Too little for a slip: that it is not among the ways has its reason. */
export const TooLittleForSlip = meta.story({
  parameters: having({
    state: 'OPEN',
    method: null,
    methods: ['CARD', 'PAYPAY'],
    lines: [{ ...coinPackLine, priceYen: 100 }],
    totalYen: 100,
    totalCoins: null,
    coins: null,
    unavailableMethods: [{ method: 'KONBINI', reason: 'SUM', leastYen: 120, mostYen: 299_999 }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/コンビニ払いは、¥120から¥299,999まで/)).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: /コンビニ/ })).toBeNull()
  },
})
/** The last few are for whoever pays now: a slip would hold them for days. */
export const FewLeft = meta.story({
  parameters: having({
    state: 'OPEN',
    method: null,
    methods: ['CARD', 'PAYPAY'],
    lines: [coinPackLine],
    totalYen: 980,
    totalCoins: null,
    coins: null,
    unavailableMethods: [
      { method: 'KONBINI', reason: 'FEW_LEFT', leastYen: 120, mostYen: 299_999 },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/コンビニ払いはお使いいただけません/)).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: /コンビニ/ })).toBeNull()
  },
})
/** Another way, after a first one: no clock, since its slip has its own time. */
export const Changing = meta.story({
  parameters: having({ state: 'PENDING_KONBINI', method: 'KONBINI' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /コンビニ/ })).toBeChecked()
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
})
export const Pending = meta.story({
  parameters: { relay: { outcome: { MethodChoiceMutation: 'pending' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', goOn))
  },
})
/** The way is not open any more: another one is. */
const refused = (error: FakeOf<'ChooseCheckoutMethodPayload'>, radio: RegExp, words: RegExp) => ({
  parameters: { relay: { data: { ChooseCheckoutMethodPayload: () => error } } },
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('radio', { name: radio }))
    await userEvent.click(canvas.getByRole('button', goOn))
    await expect(await canvas.findByText(words)).toBeVisible()
  },
})
const method = (code: UserErrorCode) => ({ __typename: 'CheckoutMethodError' as const, code })
/** Too many slips are waiting, or were never paid. */
export const SlipsLimited = meta.story(
  refused(method('LIMIT'), /コンビニ/, /コンビニ払いは、いまご利用いただけません/),
)
export const FewLeftMeanwhile = meta.story(
  refused(method('FEW_LEFT'), /コンビニ/, /のこりわずかな商品/),
)
export const NotForThis = meta.story(refused(method('CURRENCY'), /コイン/, /使えないお支払い方法/))
export const CardExpired = meta.story(
  refused(method('EXPIRED'), /クレジットカード/, /有効期限が切れたか/),
)
export const TimeOver = meta.story(
  refused(
    { __typename: 'CheckoutSessionError', code: 'EXPIRED' },
    /コイン/,
    /お手続きの時間が過ぎました/,
  ),
)
export const LongText = meta.story({ globals: { locale: 'en' } })
