import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { drafts, fakePostDraft } from '../../fakes.ts'
import query, { type DraftPostsScreenQuery } from './__generated__/DraftPostsScreenQuery.graphql.ts'
import { Screen } from './DraftPostsScreen.tsx'

const listing = (of: ReturnType<typeof fakePostDraft>[] | null) => ({
  Community: () => fakeCommunity({ viewerPostDrafts: of }),
  Viewer: () => fakeViewer({ user: of && fakeUser() }),
})
const showing = (of: ReturnType<typeof fakePostDraft>[]) => ({ relay: { data: listing(of) } })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<DraftPostsScreenQuery>({ query, variables: {}, data: listing(drafts) }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const One = meta.story({ parameters: showing([drafts[1]!]) })
export const Empty = meta.story({ parameters: showing([]) })
export const LongText = meta.story({
  parameters: showing([
    fakePostDraft({ text: 'https://example.com/'.padEnd(400, 'a') }),
    drafts[2]!,
  ]),
})
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn' },
    relay: { data: listing(null) },
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
