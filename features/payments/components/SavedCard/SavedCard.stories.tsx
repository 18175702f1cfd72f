import { graphql } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import type { CardBrand } from '#schema/types.generated.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCard } from '../../fakes.ts'
import { SavedCard } from './SavedCard.tsx'

const meta = preview.meta({
  component: SavedCard,
  args: given('card'),
  parameters: fragmentStory(
    graphql`
      query SavedCardStoryQuery {
        node(id: "card_visa") {
          ...SavedCard_card @alias(as: "card")
        }
      }
    `,
    { Node: () => fakeCard() },
  ),
})

const showing = (card: ReturnType<typeof fakeCard>) => ({
  relay: { data: { Node: () => fakeCard(card) } },
})
const of = (brand: CardBrand, last4: string) => ({ parameters: showing({ brand, last4 }) })

export const Visa = meta.story()
export const Mastercard = meta.story(of('MASTERCARD', '4444'))
export const Jcb = meta.story(of('JCB', '0505'))
export const AmericanExpress = meta.story(of('AMEX', '8431'))
export const DinersClub = meta.story(of('DINERS', '3237'))
export const Discover = meta.story(of('DISCOVER', '1117'))
export const UnionPay = meta.story(of('UNIONPAY', '0005'))
/** The provider knows its brand, and we do not. */
export const OfAnotherBrand = meta.story(of('OTHER', '9424'))
/** The month before ten has two digits still, as it stands on the card. */
export const Expired = meta.story({
  parameters: showing({ expMonth: 3, expYear: 2026, isExpired: true }),
})
export const ExpiredEnglish = meta.story({
  parameters: showing({ expMonth: 3, expYear: 2026, isExpired: true }),
  globals: { locale: 'en' },
})
const action = (
  <Button tone="neutral" emphasis="outline" size="small">
    このカードを使う
  </Button>
)
/** What can be done with it stands beside it. */
export const WithAction = meta.story({ args: { children: action } })
/** The longest name there is, on the narrowest phone: what can be done goes below. */
export const Narrow = meta.story({
  ...of('AMEX', '8431'),
  args: { children: action },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
})
