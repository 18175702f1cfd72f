import { expect, waitFor } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeTimelines, reading } from '../../fakes.ts'
import query, {
  type TimelineSettingsScreenQuery,
} from './__generated__/TimelineSettingsScreenQuery.graphql.ts'
import { Screen } from './TimelineSettingsScreen.tsx'

const choosing = (sources: ('FOLLOWED' | 'OSHI' | 'OFFICIAL')[]) => ({
  Community: () => fakeCommunity({ viewerTimelines: fakeTimelines({ sources }) }),
  SetTimelineSourcePayload: () => ({
    __typename: 'SetTimelineSourceSuccess' as const,
    timelines: fakeTimelines({ sources: ['FOLLOWED', 'OSHI'] }),
  }),
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: { Empty: 'The sources are always the same.' },
    session: { status: 'loggedIn' },
    relay: storyRelay<TimelineSettingsScreenQuery>({
      query,
      variables: {},
      data: choosing(['FOLLOWED', 'OSHI', 'OFFICIAL']),
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const LongText = meta.story({ globals: { locale: 'en' } })
export const AllOff = meta.story({ parameters: { relay: { data: choosing([]) } } })
export const SwitchedOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    const official = canvas.getByRole('checkbox', { name: '公式' })
    await userEvent.click(official)
    await waitFor(() => expect(official).not.toBeChecked())
  },
})
/** What was not taken is shown as it stands. */
export const NotTaken = meta.story({
  parameters: { relay: { outcome: { SourceSwitchesMutation: 'error' } } },
  play: async ({ canvas, userEvent }) => {
    const official = canvas.getByRole('checkbox', { name: '公式' })
    await userEvent.click(official)
    await waitFor(() => expect(official).toBeChecked())
  },
})
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn' },
    relay: { data: reading([], { isGuest: true }) },
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
