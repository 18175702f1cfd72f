import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, userOf } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeGame, fakeRank, ranks } from '../../fakes.ts'
import { Ranking } from './Ranking.tsx'

const board = (...top: ReturnType<typeof fakeRank>[]) => ({
  Community: () => fakeCommunity({ buzzCasualGame: fakeGame({ top }) }),
})
const me = fakeUser()

const meta = preview.meta({
  component: Ranking,
  args: { ...given('ranks'), viewerId: String(me.id) },
  parameters: fragmentStory(
    graphql`
      query RankingStoryQuery {
        tenant {
          community {
            buzzCasualGame {
              top {
                ...Ranking_ranks
              }
            }
          }
        }
      }
    `,
    board(...ranks),
  ),
})

const of = (...top: ReturnType<typeof fakeRank>[]) => ({
  parameters: { relay: { data: board(...top) } },
})

/** The viewer is third. */
export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })
/** Who looks has not played, or is nobody yet. */
export const NotAmongThem = meta.story({ args: { viewerId: undefined } })
export const One = meta.story(of(ranks[0]!))
/** Who left keeps their place, without a name; it is never the viewer's, who may be nobody too. */
export const OneHasLeft = meta.story({
  ...of(ranks[0]!, fakeRank({ id: 'buzzrank_gone', rank: 2, score: 5_480, fan: null }), ranks[2]!),
  args: { viewerId: undefined },
  async play({ canvas }) {
    await expect(canvas.getByText('退会したユーザー')).toBeVisible()
  },
})
/** Around the viewer, far below the first hundred: the digits stand in one line. */
export const FarBelow = meta.story(
  of(
    ...Array.from({ length: 11 }, (_, at) =>
      fakeRank({
        id: `buzzrank_${at}`,
        rank: 99_995 + at,
        score: 1_020 - at * 7,
        fan: at === 5 ? me : userOf(at % 2 ? 'kujira' : 'komugi'),
      }),
    ),
  ),
)
/** Two came to the same score: the earlier one is above, and both have a place of their own. */
export const LongText = meta.story(
  of(
    fakeRank({
      rank: 1_000_000,
      score: 9_999_999,
      fan: { ...userOf('kujira'), displayName: '夜明けまで起きてる会の準備と実況のひと' },
    }),
    fakeRank({
      id: 'buzzrank_me',
      rank: 1_000_001,
      score: 9_999_999,
      fan: { ...me, displayName: '灯台のうえで朝をまつ見習いの番人たち' },
    }),
  ),
)
