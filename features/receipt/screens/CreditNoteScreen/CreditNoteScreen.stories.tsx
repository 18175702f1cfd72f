import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import {
  coinNote,
  fakeNote,
  fakeReceipt,
  longNote,
  notesOfParts,
  unitemizedNote,
} from '../../fakes.ts'
import query, { type CreditNoteScreenQuery } from './__generated__/CreditNoteScreenQuery.graphql.ts'
import { Screen } from './CreditNoteScreen.tsx'

const showing = (...creditNotes: ReturnType<typeof fakeNote>[]) => ({
  relay: { data: { Query: () => ({ node: fakeReceipt({ creditNotes }) }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<CreditNoteScreenQuery>({
      query,
      variables: { id: 'receipt_one' },
      data: { Query: () => ({ node: fakeReceipt({ creditNotes: [fakeNote()] }) }) },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** A pack of coins: its sale bore no tax, so no tax is given back. */
export const CoinsSold = meta.story({ parameters: showing(coinNote) })
/** A part of the price, and later all that was left of it: each on its own paper. */
export const Twice = meta.story({ parameters: showing(...notesOfParts) })
/** Nothing says which lines it was of: no line is told, and no tax. */
export const Unitemized = meta.story({ parameters: showing(unitemizedNote) })
/** Nothing has gone back yet, or it is another fan's: both look the same. */
export const Empty = meta.story({ parameters: showing() })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: showing(longNote) })
