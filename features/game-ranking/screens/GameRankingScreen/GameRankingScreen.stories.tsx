import { expect } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer, userOf } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeGameRank, fakeGameRanking, placeOf } from '../../fakes.ts'
import query, {
  type GameRankingScreenQuery,
} from './__generated__/GameRankingScreenQuery.graphql.ts'
import { Screen } from './GameRankingScreen.tsx'

type Ranking = ReturnType<typeof fakeGameRanking>

const showing = (gameRanking: Ranking | null) => ({
  relay: { data: { Community: () => fakeCommunity({ gameRanking }) } },
})
const none = { players: 0, top: [], viewerRanks: [] }

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<GameRankingScreenQuery>({
      query,
      variables: { game: 'greenhouse', span: 'DAY', day: null },
      data: {
        Viewer: () => fakeViewer({ user: fakeUser() }),
        Community: () => fakeCommunity({ gameRanking: fakeGameRanking() }),
      },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const Empty = meta.story({ parameters: showing(fakeGameRanking(none)) })
/** Today's game, which the viewer has not played yet: nothing of it is shown. */
export const NotYet = meta.story({
  parameters: showing(
    fakeGameRanking({
      top: [1, 2].map((rank) => fakeGameRank({ ...placeOf(rank), watching: 'AFTER_OWN_TRY' })),
      viewerRanks: [],
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText(/きょうの1回を終えるか/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /プレイを見る/ })).toBeNull()
  },
})
/** A week that is over: nothing changes any more. */
export const Closed = meta.story({
  parameters: showing(
    fakeGameRanking({ span: 'WEEK', from: '2026-11-09', to: '2026-11-15', isClosed: true }),
  ),
})
export const ClosedEmpty = meta.story({
  parameters: showing(fakeGameRanking({ ...none, isClosed: true })),
})
/** Below the hundred, with who is around. */
export const FarBelow = meta.story({
  parameters: showing(
    fakeGameRanking({
      players: 512,
      top: Array.from({ length: 8 }, (_, index) => placeOf(index + 1)),
      viewerRanks: Array.from({ length: 11 }, (_, index) => placeOf(index + 205, index === 5)),
    }),
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'あなたのまわり' })).toBeVisible()
  },
})
export const NoSuchRanking = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: showing(
    fakeGameRanking({
      game: 'lighthouse',
      span: 'SEASON',
      from: '2026-10-01',
      to: '2026-12-31',
      players: 1_000_000,
      top: [
        fakeGameRank({
          score: 9_999_999,
          fan: { ...userOf('kujira'), displayName: '夜明けまで起きてる会の準備と実況のひと' },
        }),
        fakeGameRank({ id: 'gamerank_gone', rank: 2, score: 9_120, fan: null, watching: null }),
      ],
      viewerRanks: [],
    }),
  ),
})
