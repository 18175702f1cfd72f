import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeNote, fakeReceipt, longReceipt } from '../../fakes.ts'
import query, { type ReceiptScreenQuery } from './__generated__/ReceiptScreenQuery.graphql.ts'
import { Screen } from './ReceiptScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<ReceiptScreenQuery>({
      query,
      variables: { id: 'receipt_one' },
      data: { Query: () => ({ node: fakeReceipt() }) },
    }),
  },
})

const showing = (receipt: ReturnType<typeof fakeReceipt> | null) => ({
  relay: { data: { Query: () => ({ node: receipt }) } },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** Made out and printed: only the download is left. */
export const Printed = meta.story({
  parameters: showing(fakeReceipt({ addressee: '髙橋 﨑子', prints: 1 })),
})
/** Some of it was given back: there is a paper of that, too. */
export const Refunded = meta.story({
  parameters: showing(fakeReceipt({ creditNotes: [fakeNote()] })),
})
/** There is none, or it is another fan's: both look the same. */
export const Empty = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: showing(longReceipt) })
