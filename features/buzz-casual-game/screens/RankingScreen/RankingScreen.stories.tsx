import { expect } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer, userOf } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeGame, fakeRank } from '../../fakes.ts'
import query, { type RankingScreenQuery } from './__generated__/RankingScreenQuery.graphql.ts'
import { Screen } from './RankingScreen.tsx'

type Game = ReturnType<typeof fakeGame>

const showing = (buzzCasualGame: Game | null) => ({
  relay: { data: { Community: () => fakeCommunity({ buzzCasualGame }) } },
})
const place = (rank: number, isOwn = false) =>
  fakeRank({
    id: `buzzrank_${rank}`,
    rank,
    score: 12_000 - rank * 30,
    fan: isOwn ? fakeUser() : userOf(rank % 2 ? 'kujira' : 'komugi'),
  })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<RankingScreenQuery>({
      query,
      variables: { day: '2026-11-20' },
      data: {
        Viewer: () => fakeViewer({ user: fakeUser() }),
        Community: () => fakeCommunity({ buzzCasualGame: fakeGame() }),
      },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({
  parameters: showing(fakeGame({ plays: 0, top: [], viewerRanks: [] })),
})
/** Next to the hundred, with who is around: some of them are among it. */
export const JustBelow = meta.story({
  parameters: showing(
    fakeGame({
      plays: 512,
      top: Array.from({ length: 8 }, (_, index) => place(index + 1)),
      viewerRanks: Array.from({ length: 11 }, (_, index) => place(index + 6, index === 5)),
    }),
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'あなたのまわり' })).toBeVisible()
  },
})
export const NobodyOnThatDay = meta.story({
  parameters: showing(fakeGame({ isOfToday: false, plays: 0, top: [], viewerRanks: [] })),
})
export const NoSuchDay = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeGame({
      plays: 1_000_000,
      top: [
        fakeRank({
          rank: 1,
          score: 9_999_999,
          fan: { ...userOf('kujira'), displayName: '夜明けまで起きてる会の準備と実況のひと' },
        }),
        fakeRank({ id: 'buzzrank_gone', rank: 2, score: 9_120, fan: null }),
      ],
      viewerRanks: [],
    }),
  ),
})
