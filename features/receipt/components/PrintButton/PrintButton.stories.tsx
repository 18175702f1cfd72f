import { graphql } from 'react-relay'
import { expect, fn, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeReceipt } from '../../fakes.ts'
import { PrintButton } from './PrintButton.tsx'

const url = '/receipt/receiptprint_one.pdf?language=ja'

const meta = preview.meta({
  component: PrintButton,
  args: { ...given('receipt'), onPrinted: fn() },
  parameters: fragmentStory(
    graphql`
      query PrintButtonStoryQuery {
        node(id: "receipt_one") {
          ... on Receipt @alias(as: "receipt") {
            ...PrintButton_receipt
          }
        }
      }
    `,
    {
      Query: () => ({ node: fakeReceipt() }),
      PrintReceiptPayload: () => ({
        __typename: 'PrintReceiptSuccess',
        url,
        receipt: fakeReceipt({ prints: 1 }),
      }),
    },
  ),
})

const press = ({ canvas, userEvent }: PlayTools) => userEvent.click(canvas.getByRole('button'))

export const Default = meta.story()
/** Printed: the file is saved, and the next one would be marked. */
export const Printed = meta.story({
  play: async (tools) => {
    await press(tools)
    await waitFor(() => expect(tools.args.onPrinted).toHaveBeenCalledWith(url))
    await expect(await tools.canvas.findByText(/「再発行」と入ります/)).toBeVisible()
  },
})
/** The second time. */
export const Printing = meta.story({
  parameters: {
    relay: {
      data: { Query: () => ({ node: fakeReceipt({ prints: 1 }) }) },
      outcome: { PrintButtonMutation: 'pending' },
    },
  },
  play: press,
})
export const Failed = meta.story({
  parameters: { relay: { outcome: { PrintButtonMutation: 'error' } } },
  play: press,
})
