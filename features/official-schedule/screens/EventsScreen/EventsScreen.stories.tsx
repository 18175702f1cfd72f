import { expect, fn, screen, waitFor } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { asMember, fakeCommunity } from '#storybook/fakes/community.ts'
import { schedules, wordySchedule } from '#storybook/fakes/schedules.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import query, { type EventsScreenQuery } from './__generated__/EventsScreenQuery.graphql.ts'
import { Screen } from './EventsScreen.tsx'

const { morning, camera, radio, club, recording, walk } = schedules
const coming = [morning, camera, radio, club, recording, walk]

const listing = (
  shown: readonly (typeof radio)[],
  over: Parameters<typeof fakeCommunity>[0] = asMember,
) => ({
  relay: {
    data: {
      Community: () => fakeCommunity({ ...over, officialSchedules: fakeConnection(shown) }),
    },
  },
})
const watched = {
  WatchOfficialSchedulePayload: () => ({
    __typename: 'WatchOfficialScheduleSuccess' as const,
    schedule: {
      id: 'schedule_radio',
      viewerWatches: true,
      viewerIsReminded: true,
      watcherCount: 25,
    },
  }),
}

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<EventsScreenQuery>({
      query,
      variables: { among: 'COMING', kind: null, talent: null },
      data: { ...listing(coming).relay.data, ...watched },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const One = meta.story({ parameters: listing([radio]) })
/** So many that the week's lights are full, and the list goes on. */
export const Many = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () =>
          fakeCommunity({
            officialSchedules: fakeConnection(
              coming.flatMap((each, at) =>
                [0, 1].map((turn) => ({ ...each, id: `schedule_${at}_${turn}` })),
              ),
              { hasNextPage: true },
            ),
          }),
      },
    },
  },
})
export const Narrowed = meta.story({
  parameters: {
    relay: {
      variables: { talent: 'luka', kind: 'STREAM' },
      ...listing([radio, club]).relay,
    },
  },
})
export const NarrowedToNothing = meta.story({
  parameters: {
    relay: { variables: { talent: 'hiyori', kind: 'EVENT' }, ...listing([]).relay },
  },
})
export const Past = meta.story({
  parameters: {
    relay: { variables: { among: 'PAST' }, ...listing([morning]).relay },
  },
})
export const PastOfNothing = meta.story({
  parameters: { relay: { variables: { among: 'PAST' }, ...listing([]).relay } },
})
export const Empty = meta.story({ parameters: listing([]) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: listing([wordySchedule]) })

export const SaidToBeThere = meta.story({
  parameters: listing([radio]),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '見にいく' }))
    await canvas.findByText('25人が見にいきます')
    await expect(canvas.getByRole('button', { name: '見にいく' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
})
/** It is undone, and said. */
export const NoAnswer = meta.story({
  parameters: {
    relay: { outcome: { WatchButtonMutation: 'error' }, ...listing([recording]).relay },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '見にいく' }))
    await untilVisible(await screen.findByText(/通信|もう一度/))
    await canvas.findByText('57人が見にいきます')
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    ...listing([radio, recording], {}),
    session: { status: 'notLoggedIn', openLogin },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('button', { name: '見にいく' })[0]!)
    await waitFor(() => expect(openLogin).toHaveBeenCalled())
  },
})
