import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { followed, reading, strained } from '../../fakes.ts'
import query, {
  type HomeTimelineScreenQuery,
} from './__generated__/HomeTimelineScreenQuery.graphql.ts'
import { Screen } from './HomeTimelineScreen.tsx'

const showing = (...of: Parameters<typeof reading>) => ({ relay: { data: reading(...of) } })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<HomeTimelineScreenQuery>({ query, variables: {}, data: reading(followed) }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: showing([]) })
export const LongText = meta.story({ parameters: showing(strained) })
/** What is new stands over the line, what was read on the last visit under it. */
export const ReadOnYesterday = meta.story({
  parameters: showing(followed, { lastSeenAt: '2026-11-19T13:41:00.000Z' }),
})
/** Where the reader stopped is pages away. */
export const AwayForDays = meta.story({
  parameters: showing(followed, { lastSeenAt: '2026-11-01T00:00:00.000Z' }),
})
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn' }, ...showing([], { isGuest: true }) },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
