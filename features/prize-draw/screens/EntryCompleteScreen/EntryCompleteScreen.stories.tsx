import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeEntry, fakePrizeDraw } from '../../fakes.ts'
import query, {
  type EntryCompleteScreenQuery,
} from './__generated__/EntryCompleteScreenQuery.graphql.ts'
import { Screen } from './EntryCompleteScreen.tsx'

const showing = (entry: ReturnType<typeof fakeEntry>) => ({
  relay: { data: { Query: () => ({ node: entry }) } },
})
const first = fakeEntry({ draw: fakePrizeDraw({ viewerEntryCount: 1 }) })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<EntryCompleteScreenQuery>({
      query,
      variables: { id: 'prizedrawentry_1' },
      data: { Query: () => ({ node: first }) },
    }),
    impossible: { Empty: 'An entry is there, or it is missing.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const ByTicket = meta.story({
  parameters: showing(fakeEntry({ kind: 'TICKET', draw: fakePrizeDraw({ viewerEntryCount: 5 }) })),
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeEntry({
      draw: fakePrizeDraw({
        name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想のプレゼント抽選',
      }),
    }),
  ),
})
