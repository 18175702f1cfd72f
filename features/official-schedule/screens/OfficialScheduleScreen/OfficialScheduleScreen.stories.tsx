import { expect, fn, screen, waitFor } from 'storybook/test'
import { fakeSchedule, schedules, wordySchedule } from '#storybook/fakes/schedules.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import query, {
  type OfficialScheduleScreenQuery,
} from './__generated__/OfficialScheduleScreenQuery.graphql.ts'
import { Screen } from './OfficialScheduleScreen.tsx'

const showing = (schedule: typeof wordySchedule | null) => ({
  relay: { data: { Query: () => ({ node: schedule }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<OfficialScheduleScreenQuery>({
      query,
      variables: { id: 'schedule_radio' },
      data: {
        ...showing(fakeSchedule()).relay.data,
        WatchOfficialSchedulePayload: () => ({
          __typename: 'WatchOfficialScheduleSuccess' as const,
          schedule: {
            id: 'schedule_radio',
            viewerWatches: true,
            viewerIsReminded: true,
            watcherCount: 25,
          },
        }),
      },
    }),
    impossible: { Empty: 'A schedule has its words and its time always.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Live = meta.story({ parameters: showing(schedules.camera) })
/** It is shown somewhere else: that comes first. */
export const LiveElsewhere = meta.story({
  parameters: showing(fakeSchedule({ ...schedules.camera, link: 'https://live.example/camera' })),
})
export const Moved = meta.story({ parameters: showing(schedules.club) })
export const AtAPlace = meta.story({ parameters: showing(schedules.recording) })
export const Over = meta.story({ parameters: showing(schedules.morning) })
export const Cancelled = meta.story({ parameters: showing(schedules.walk) })
/** The station's own: no talent, no picture, no room. */
export const OfTheStation = meta.story({
  parameters: showing(
    fakeSchedule({
      id: 'schedule_station',
      title: '放送局の大掃除を見守る会',
      talents: [],
      picture: null,
      channel: null,
      watcherCount: 0,
    }),
  ),
})
export const SaidToBeThere = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '見にいく' }))
    await canvas.findByText('25人が見にいきます')
  },
})
/** It is undone, and said. */
export const NoAnswer = meta.story({
  parameters: { relay: { outcome: { WatchButtonMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: '見にいく' })
    await userEvent.click(button)
    await untilVisible(await screen.findByText(/通信|もう一度/))
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn', openLogin } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '見にいく' }))
    await waitFor(() => expect(openLogin).toHaveBeenCalled())
  },
})
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: showing(wordySchedule) })
