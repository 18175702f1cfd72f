import { graphql } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { schedules, wordySchedule } from '#storybook/fakes/schedules.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { noteServerDate } from '#platform/time/serverClock.ts'
import { ScheduleAgenda } from './ScheduleAgenda.tsx'
import { ScheduleAgendaSkeleton } from './ScheduleAgendaSkeleton.tsx'

const everything = { among: 'COMING' as const, kind: null, talent: null }

const meta = preview.meta({
  component: ScheduleAgenda,
  args: { ...given('community'), filters: everything },
  parameters: fragmentStory(
    graphql`
      query ScheduleAgendaStoryQuery {
        node(id: "community_yoiyami") {
          ...ScheduleAgenda_community @arguments(among: COMING) @alias(as: "community")
        }
      }
    `,
    { Node: fakeCommunity },
  ),
})

const showing = (shown: readonly (typeof wordySchedule)[]) => ({
  relay: { data: { Node: () => fakeCommunity({ officialSchedules: fakeConnection(shown) }) } },
})

const gatewaySays = (instant: string) =>
  noteServerDate(new Headers({ date: new Date(instant).toUTCString() }), Date.now(), Date.now())

/** A day of the week leads to where it stands in the list. */
export const Default = meta.story({
  async play({ canvas, canvasElement }) {
    const saturday = canvas.getByRole<HTMLAnchorElement>('link', { name: /土.*21.*2件/ })
    await expect(canvasElement.querySelector(saturday.hash)).toHaveTextContent('11月21日(土)')
  },
})
/** What began yesterday is on still. */
export const SinceYesterday = meta.story({
  parameters: showing([
    {
      ...wordySchedule,
      movedFrom: null,
      state: 'LIVE',
      startsAt: '2026-11-19T14:00:00.000Z',
      endsAt: '2026-11-20T04:00:00.000Z',
    },
  ]),
})
/** By a device that is eleven minutes ahead it would be under way. */
export const DeviceAhead = meta.story({
  parameters: {
    clock: '2026-11-20T12:11:00+09:00',
    ...showing([
      {
        ...wordySchedule,
        movedFrom: null,
        startsAt: '2026-11-20T03:05:00.000Z',
        endsAt: '2026-11-20T04:00:00.000Z',
      },
    ]),
  },
  beforeEach: () => {
    gatewaySays('2026-11-20T12:05:00+09:00')
    return () => gatewaySays(new Date().toISOString())
  },
  async play({ canvas }) {
    await canvas.findByText('いまやっています')
    gatewaySays('2026-11-20T12:00:00+09:00')
    await waitFor(() => expect(canvas.queryByText('いまやっています')).toBeNull())
  },
})
export const Past = meta.story({
  args: { filters: { ...everything, among: 'PAST' as const } },
  parameters: showing([schedules.morning]),
})
export const Empty = meta.story({ parameters: showing([]) })
export const LongText = meta.story({ parameters: showing([wordySchedule]) })
export const Loading = meta.story({ render: () => <ScheduleAgendaSkeleton /> })
