import { expect, screen, waitFor } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import {
  begun,
  fakeRank,
  fakeRankReward,
  fakeSupporterSeason,
  forGuest,
  highest,
  ranksWith,
} from '../../fakes.ts'
import query, {
  type SupporterRankScreenQuery,
} from './__generated__/SupporterRankScreenQuery.graphql.ts'
import { Screen } from './SupporterRankScreen.tsx'

type Season = ReturnType<typeof fakeSupporterSeason>
const data = (season: Season | null, more: readonly Season[] = []) => ({
  Query: () => ({ node: season }),
  Community: () => fakeCommunity({ supporterSeasons: [...(season ? [season] : []), ...more] }),
})
const showing = (season: Season | null, more: readonly Season[] = []) => ({
  relay: { data: data(season, more) },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<SupporterRankScreenQuery>({
      query,
      variables: { id: 'supporterseason_winter' },
      data: data(fakeSupporterSeason()),
    }),
    impossible: { Empty: 'A season without ranks is never opened.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { failing: ['Query.node'] } } })
export const Guest = meta.story({
  parameters: { ...showing(forGuest), session: { status: 'notLoggedIn' } },
})
export const Begun = meta.story({ parameters: showing(begun) })
export const Highest = meta.story({ parameters: showing(highest) })
/** It has ended and is counted for good; there are others to look at. */
export const Over = meta.story({
  parameters: showing(fakeSupporterSeason({ isOver: true, isFinal: true }), [
    fakeSupporterSeason({ id: 'supporterseason_autumn', name: '秋の応援シーズン' }),
  ]),
})
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: showing(
    fakeSupporterSeason({
      name: 'A winter of cheering from the lighthouse to the harbour of the longest night',
      viewerPoints: 1_000_000,
      viewerRank: fakeRank({ name: 'The brightest of all lamps between lighthouse and harbour' }),
      viewerNextRank: null,
      ranks: [
        fakeRank({
          name: 'The brightest of all lamps between lighthouse and harbour',
          rewards: [fakeRankReward({ standing: 'DONE', amount: 1_000_000 })],
        }),
      ],
    }),
  ),
})

const name = '「ランタン」の100コインを受け取る'

export const Received = meta.story({
  parameters: {
    relay: {
      data: {
        ...data(fakeSupporterSeason()),
        ClaimSupporterRankRewardPayload: () => ({
          __typename: 'ClaimSupporterRankRewardSuccess' as const,
          season: fakeSupporterSeason({ ranks: ranksWith(340, 2) }),
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name }).focus()
    await userEvent.keyboard('{Enter}')
    await untilVisible(await screen.findByText('100コインを受け取りました。'))
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
  },
})

let isRefunded = false
/** What was paid went back meanwhile: the rank is not reached any more, which the page shows then. */
export const Refunded = meta.story({
  parameters: {
    relay: {
      data: {
        Query: () => ({ node: isRefunded ? begun : fakeSupporterSeason() }),
        Community: () => fakeCommunity({ supporterSeasons: [fakeSupporterSeason()] }),
        ClaimSupporterRankRewardPayload() {
          isRefunded = true
          return { __typename: 'SupporterRankRewardError' as const, code: 'INCOMPLETE' as const }
        },
      },
    },
  },
  beforeEach: () => void (isRefunded = false),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name }))
    await untilVisible(await screen.findByText(/まだ届いていません/))
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { useRankClaimMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name }))
    await untilVisible(await screen.findByText(/通信/))
  },
})
