import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeBook, fakeCheckIn, stampsUpTo, today } from '../../fakes.ts'
import query, {
  type CheckInHistoriesScreenQuery,
} from './__generated__/CheckInHistoriesScreenQuery.graphql.ts'
import { Screen } from './CheckInHistoriesScreen.tsx'

type Stamps = ReturnType<typeof fakeCheckIn>[]

const listing = (stamps: Stamps | null) => ({
  relay: {
    data: {
      Community: () =>
        fakeCommunity({
          viewerCheckIns: stamps && fakeBook({ history: fakeConnection(stamps) }),
        }),
    },
  },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<CheckInHistoriesScreenQuery>({
      query,
      variables: {},
      data: listing(stampsUpTo(today, 9).toReversed()).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: listing([]) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: listing([
    fakeCheckIn({ day: '2026-10-31', streak: 1096, coins: 105, monthCoins: 100 }),
  ]),
})
export const Guest = meta.story({
  parameters: { ...listing(null), session: { status: 'notLoggedIn' } },
})
