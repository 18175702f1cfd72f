import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { checked } from '../../evidence.fakes.ts'
import { fakeEntry, fakePrizeDraw, prizeDraws, wins } from '../../fakes.ts'
import query, { type EntryScreenQuery } from './__generated__/EntryScreenQuery.graphql.ts'
import { Screen } from './EntryScreen.tsx'

const showing = (entry: ReturnType<typeof fakeEntry> | null) => ({
  relay: { data: { Query: () => ({ node: entry }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<EntryScreenQuery>({
      query,
      variables: { id: 'prizedrawentry_1' },
      data: { Query: () => ({ node: fakeEntry() }) },
    }),
    impossible: { Empty: 'An entry is there, or it is missing.' },
  },
})

const won = { number: 812, draw: prizeDraws.won, outcome: 'WON' } as const
export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Won = meta.story({ parameters: showing(fakeEntry({ ...won, win: wins.goods })) })
export const AddressSaid = meta.story({
  parameters: showing(fakeEntry({ ...won, win: wins.preparing })),
})
export const WonCard = meta.story({ parameters: showing(fakeEntry({ ...won, win: wins.card })) })
/** It can be opened at once. */
export const WonDigitalItem = meta.story({
  parameters: showing(fakeEntry({ ...won, win: wins.book })),
})
export const Forfeited = meta.story({
  parameters: showing(fakeEntry({ ...won, outcome: 'FORFEITED', win: wins.forfeited })),
})
export const Lost = meta.story({ parameters: showing(checked.right) })
/** What was bought went back. */
export const Withdrawn = meta.story({
  parameters: showing(fakeEntry({ kind: 'PURCHASE', outcome: 'WITHDRAWN' })),
})

export const Checked = meta.story({
  parameters: showing(checked.right),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'このブラウザで確かめる' }))
    await untilVisible(await canvas.findByText(/はじめから終わりまで正しく行われました/))
  },
})
let isListed = false
/** The page came even before the list, and knows no place of the entry in it. */
export const CheckedBeforeTheDrawing = meta.story({
  parameters: {
    relay: { data: { Query: () => ({ node: isListed ? checked.waiting : checked.unlisted }) } },
  },
  beforeEach: () => void (isListed = false),
  async play({ canvas, userEvent }) {
    await canvas.findByText('抽選待ち')
    isListed = true
    await userEvent.click(canvas.getByRole('button', { name: 'このブラウザで確かめる' }))
    await untilVisible(await canvas.findByText(/残りは抽選のあとに/))
  },
})
export const DoesNotMatch = meta.story({
  parameters: showing(checked.wrong),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'このブラウザで確かめる' }))
    await untilVisible(await canvas.findByText(/合わないところがあります/))
  },
})
/** The list could not be had. */
export const Unread = meta.story({
  parameters: showing(
    fakeEntry({
      ...checked.right,
      draw: fakePrizeDraw({
        ...prizeDraws.lost,
        proof: { ...prizeDraws.lost.proof, url: 'data:application/json,none' },
      }),
    }),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'このブラウザで確かめる' }))
    await untilVisible(await canvas.findByRole('alert'))
  },
})
export const Missing = meta.story({ parameters: showing(null) })
/** A winner's mail leads here, long after they logged in last. */
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn' },
    relay: { data: { Query: () => ({ node: null }) } },
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeEntry({
      ...won,
      win: wins.goods,
      draw: fakePrizeDraw({
        ...prizeDraws.won,
        name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想のプレゼント抽選',
      }),
    }),
  ),
})
