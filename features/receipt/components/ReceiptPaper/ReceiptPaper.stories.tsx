import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { coinReceipt, fakeReceipt, paidInCoins } from '../../fakes.ts'
import { ReceiptPaper } from './ReceiptPaper.tsx'
import { ReceiptPaperSkeleton } from './ReceiptPaperSkeleton.tsx'

const meta = preview.meta({
  component: ReceiptPaper,
  args: given('receipt'),
  parameters: fragmentStory(
    graphql`
      query ReceiptPaperStoryQuery {
        node(id: "receipt_one") {
          ... on Receipt @alias(as: "receipt") {
            ...ReceiptPaper_receipt
          }
        }
      }
    `,
    { Query: () => ({ node: fakeReceipt() }) },
  ),
})

const showing = (receipt: ReturnType<typeof fakeReceipt>) => ({
  relay: { data: { Query: () => ({ node: receipt }) } },
})

export const Default = meta.story()
/** Coins were sold: no tax is due yet. */
export const CoinsSold = meta.story({ parameters: showing(coinReceipt) })
/** Goods for coins: what free ones paid is taken off. */
export const PaidInCoins = meta.story({ parameters: showing(paidInCoins) })
export const SellerWithoutNumber = meta.story({
  parameters: showing(fakeReceipt({ issuer: { ...fakeReceipt().issuer, invoiceNumber: null } })),
})
export const Loading = meta.story({ render: () => <ReceiptPaperSkeleton /> })
