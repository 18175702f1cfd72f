import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCheckout, isShort } from '../../fakes.ts'
import { CoinShortage } from './CoinShortage.tsx'

const meta = preview.meta({
  component: CoinShortage,
  args: given('session'),
  parameters: fragmentStory(
    graphql`
      query CoinShortageStoryQuery {
        viewer {
          checkout(id: "checkout_01") {
            ...CoinShortage_session
          }
        }
      }
    `,
    { CheckoutSession: () => fakeCheckout(isShort) },
  ),
})
const having = (change: Parameters<typeof fakeCheckout>[0]) => ({
  relay: { data: { CheckoutSession: () => fakeCheckout(change) } },
})

/** The least that suffices comes first, and says so. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('button', { name: /コイン/ })
    await expect(first).toHaveAccessibleName(/^¥480で480コイン＋おまけ10 ?これで足ります$/)
    await expect(others.at(-1)).toHaveAccessibleName('¥120で120コイン')
  },
})
/** No one pack brings them all: more than one is bought. */
export const MoreThanAnyPack = meta.story({
  parameters: having({
    ...isShort,
    coins: { ...isShort.coins, missing: 12_000 },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('これで足ります')).toBeNull()
  },
})
export const NoPacks = meta.story({ parameters: having({ ...isShort, coinPacks: [] }) })
export const Opening = meta.story({
  parameters: { relay: { outcome: { PackButtonMutation: 'pending' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /480/ }))
    await expect(canvas.getByRole('button', { name: /送信しています/ })).toBeVisible()
  },
})
export const LongText = meta.story({ globals: { locale: 'en' } })
