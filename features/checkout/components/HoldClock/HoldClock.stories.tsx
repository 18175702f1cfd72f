import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { checkoutLines, coinPackLine, fakeCheckout } from '../../fakes.ts'
import { HoldClock } from './HoldClock.tsx'

const meta = preview.meta({
  component: HoldClock,
  args: given('session'),
  parameters: fragmentStory(
    graphql`
      query HoldClockStoryQuery {
        viewer {
          checkout(id: "checkout_01") {
            ...HoldClock_session
          }
        }
      }
    `,
    { CheckoutSession: fakeCheckout },
  ),
})
const having = (change: Parameters<typeof fakeCheckout>[0]) => ({
  relay: { data: { CheckoutSession: () => fakeCheckout(change) } },
})

/** Things are held; the clock itself is not read aloud each second. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off')
    await expect(canvas.getByText(/お取り置きしています/)).toBeVisible()
  },
})
export const FiveMinutes = meta.story({
  parameters: having({ expiresAt: '2026-11-20T03:05:00.000Z', lines: [checkoutLines.digital] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('お手続きの時間は、のこり5分です。')).toBeInTheDocument()
  },
})
/** Coins are never sold out: nothing is held, the way is open until then. */
export const OfCoins = meta.story({ parameters: having({ lines: [coinPackLine] }) })
export const LongText = meta.story({ globals: { locale: 'en' } })
