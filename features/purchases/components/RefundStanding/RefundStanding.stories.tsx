import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import type { PaymentRefundState } from '#schema/types.generated.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeRefund } from '../../fakes.ts'
import { RefundStanding } from './RefundStanding.tsx'

const meta = preview.meta({
  component: RefundStanding,
  args: given('refund'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query RefundStandingStoryQuery {
          node(id: "refund_one") {
            ...RefundStanding_refund @alias(as: "refund")
          }
        }
      `,
      { Node: () => fakeRefund() },
    ),
  },
})

const standing = (state: PaymentRefundState, amountYen = 1650) => ({
  parameters: { relay: { data: { Node: () => fakeRefund({ state, amountYen }) } } },
})

/** Cash was paid: it is asked to which account it goes. */
export const AwaitsAccount = meta.story()
export const AwaitsAccountDesktop = meta.story({ globals: atViewport('desktop') })
export const AwaitsAccountEnglish = meta.story({ globals: { locale: 'en' } })
export const AwaitsTransfer = meta.story(standing('AWAITS_TRANSFER'))
export const AwaitsTransferEnglish = meta.story({
  ...standing('AWAITS_TRANSFER'),
  globals: { locale: 'en' },
})
const correct = async ({ canvas, userEvent }: PlayTools) => {
  await userEvent.click(canvas.getByRole('button', { name: '振込先を訂正する' }))
  await expect(canvas.getByRole('textbox', { name: /口座番号/ })).toBeVisible()
}
/** What was given cannot be read back: it is typed anew. */
export const Correcting = meta.story({ ...standing('AWAITS_TRANSFER'), play: correct })
export const Sending = meta.story(standing('SENDING'))
export const Done = meta.story(standing('DONE'))
export const DoneEnglish = meta.story({ ...standing('DONE'), globals: { locale: 'en' } })
/** The provider would not send it: somebody looks after it. */
export const Unsent = meta.story(standing('FAILED'))
export const LargeAmount = meta.story(standing('SENDING', 12_345_678))
