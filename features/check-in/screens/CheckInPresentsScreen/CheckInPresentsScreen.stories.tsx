import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakePresent, presents } from '../../fakes.ts'
import query, {
  type CheckInPresentsScreenQuery,
} from './__generated__/CheckInPresentsScreenQuery.graphql.ts'
import { Screen } from './CheckInPresentsScreen.tsx'

type Presents = ReturnType<typeof fakePresent>[]

const listing = (checkInPresents: Presents) => ({
  relay: { data: { Community: () => fakeCommunity({ checkInPresents }) } },
})
const all = [presents.received, presents.tickets, presents.collecting, presents.gone]

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<CheckInPresentsScreenQuery>({
      query,
      variables: {},
      data: listing(all).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** In the first week of a month, what the last one brought still waits. */
export const TwoMonths = meta.story({
  parameters: listing([
    fakePresent({
      id: 'checkinpresent_next',
      month: '2026-12-01',
      viewerStamps: 0,
      viewerStanding: 'COLLECTING',
      claimableUntil: '2027-01-07T15:00:00.000Z',
    }),
    ...all,
  ]),
})
export const Empty = meta.story({ parameters: listing([]) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: listing([
    fakePresent({
      name: '灯台まつりの三日間に灯台の階段を全部のぼった人だけが持っていた、あの卓上カレンダー',
      stock: 100_000,
      left: 98_765,
    }),
    presents.gone,
  ]),
})
export const Guest = meta.story({
  parameters: {
    ...listing(
      all.map((each) => fakePresent({ ...each, viewerStamps: 0, viewerStanding: 'COLLECTING' })),
    ),
    session: { status: 'notLoggedIn' },
  },
})
