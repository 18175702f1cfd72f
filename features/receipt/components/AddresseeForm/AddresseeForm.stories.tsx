import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeReceipt } from '../../fakes.ts'
import { AddresseeForm } from './AddresseeForm.tsx'

const meta = preview.meta({
  component: AddresseeForm,
  args: given('receipt'),
  parameters: fragmentStory(
    graphql`
      query AddresseeFormStoryQuery {
        node(id: "receipt_one") {
          ... on Receipt @alias(as: "receipt") {
            ...AddresseeForm_receipt
          }
        }
      }
    `,
    { Query: () => ({ node: fakeReceipt() }) },
  ),
})

const write = async ({ canvas, userEvent }: PlayTools) => {
  await userEvent.type(canvas.getByRole('textbox'), '髙橋 🦊')
  await userEvent.click(canvas.getByRole('button'))
}
const refusing = (code: 'UNPRINTABLE' | 'WRITTEN' | 'EMPTY' | 'TOO_LONG') => ({
  relay: {
    data: {
      WriteReceiptAddresseePayload: () => ({
        __typename: 'AddresseeError' as const,
        code,
        field: 'addressee',
        maxLength: 60,
        characters: '🦊',
      }),
    },
  },
})

export const Default = meta.story()
export const Unprintable = meta.story({
  parameters: refusing('UNPRINTABLE'),
  play: async (tools) => {
    await write(tools)
    await expect(await tools.canvas.findByText(/印刷できない文字があります：🦊/)).toBeVisible()
  },
})
/** In another tab, a moment ago. */
export const Written = meta.story({
  parameters: refusing('WRITTEN'),
  play: async (tools) => {
    await write(tools)
    await expect(await tools.canvas.findByText(/すでに記入されています/)).toBeVisible()
  },
})
export const Sending = meta.story({
  parameters: { relay: { outcome: { AddresseeFormMutation: 'pending' } } },
  play: write,
})
export const Failed = meta.story({
  parameters: { relay: { outcome: { AddresseeFormMutation: 'error' } } },
  play: write,
})
