import { expect, screen, waitFor } from 'storybook/test'
import { fakeReward } from '#features/mission/fakes.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeSeason, fakeStep, stepsWith } from '../../fakes.ts'
import query, {
  type StepMissionScreenQuery,
} from './__generated__/StepMissionScreenQuery.graphql.ts'
import { Screen } from './StepMissionScreen.tsx'

type Season = ReturnType<typeof fakeSeason> | null
const showing = (stepSeason: Season) => ({
  relay: { data: { Community: () => fakeCommunity({ stepSeason }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<StepMissionScreenQuery>({
      query,
      variables: {},
      data: showing(fakeSeason()).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const Guest = meta.story({
  parameters: {
    ...showing(fakeSeason({ viewerPoints: null, steps: stepsWith(0, 0) })),
    session: { status: 'notLoggedIn' },
  },
})
export const Begun = meta.story({
  parameters: showing(fakeSeason({ viewerPoints: 0, steps: stepsWith(0, 0) })),
})
export const Arrived = meta.story({
  parameters: showing(fakeSeason({ viewerPoints: 245, steps: stepsWith(245, 12) })),
})
export const Over = meta.story({
  parameters: showing(fakeSeason({ isOver: true, viewerPoints: 95, steps: stepsWith(95, 5) })),
})
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: showing(
    fakeSeason({
      name: 'Down from the lighthouse, past the greenhouse, to the harbour of the longest night',
      viewerPoints: 100_000,
      steps: [
        fakeStep({
          points: 1,
          standing: 'DONE',
          reward: fakeReward({ kind: 'STAMINA_RECOVERY_TICKET', amount: 1_000_000 }),
        }),
        fakeStep({ id: 'step_2', number: 2, points: 1_000_000 }),
      ],
    }),
  ),
})

const name = 'ステップ5の50コインを受け取る'

export const Received = meta.story({
  parameters: {
    relay: {
      data: {
        ...showing(fakeSeason()).relay.data,
        ClaimStepRewardPayload: () => ({
          __typename: 'ClaimStepRewardSuccess' as const,
          season: fakeSeason({ steps: stepsWith(75, 5) }),
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name }).focus()
    await userEvent.keyboard('{Enter}')
    await untilVisible(await screen.findByText('50コインを受け取りました。'))
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
  },
})

let isRefused = false
/** Another of the fan's screens has received it: what is shown then is how it stands now. */
export const ReceivedElsewhere = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () =>
          fakeCommunity({
            stepSeason: isRefused ? fakeSeason({ steps: stepsWith(75, 5) }) : fakeSeason(),
          }),
        ClaimStepRewardPayload() {
          isRefused = true
          return { __typename: 'StepMissionRewardError' as const, code: 'CLAIMED' as const }
        },
      },
    },
  },
  beforeEach: () => void (isRefused = false),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name }))
    await untilVisible(await screen.findByText(/受け取り済みです/))
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { useStepClaimMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name }))
    await untilVisible(await screen.findByText(/通信/))
  },
})
