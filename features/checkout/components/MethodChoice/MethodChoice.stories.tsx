import { expect, fn } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { coinPackLine, fakeCheckout, isShort } from '../../fakes.ts'
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
    ...{ state: 'OPEN', method: null, methods: ['CARD', 'KONBINI', 'PAYPAY'] },
    ...{ lines: [coinPackLine], totalYen: 980, totalCoins: null, coins: null },
  }),
})
/** Too little for a slip: that it is not among the ways has its reason. */
export const TooLittleForSlip = meta.story({
  parameters: having({
    ...{ state: 'OPEN', method: null, methods: ['CARD', 'PAYPAY'] },
    ...{
      lines: [{ ...coinPackLine, priceYen: 100 }],
      totalYen: 100,
      totalCoins: null,
      coins: null,
    },
    unavailableMethods: [{ method: 'KONBINI', leastYen: 120, mostYen: 299_999 }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/コンビニ払いは、¥120から¥299,999まで/)).toBeVisible()
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
/** Too many slips are waiting, or were never paid: another way is open. */
export const SlipsLimited = meta.story({
  parameters: {
    relay: {
      data: {
        ChooseCheckoutMethodPayload: () => ({ __typename: 'CheckoutMethodError', code: 'LIMIT' }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /コンビニ/ }))
    await userEvent.click(canvas.getByRole('button', goOn))
    await expect(await canvas.findByText(/別の方法をお選びください/)).toBeVisible()
  },
})
export const LongText = meta.story({ globals: { locale: 'en' } })
