import { graphql } from 'react-relay'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, memberPlaceOf, userOf } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeGameRank, fakeGameRanking, placeOf } from '../../fakes.ts'
import { RankList } from './RankList.tsx'

const board = (...top: ReturnType<typeof fakeGameRank>[]) => ({
  Community: () => fakeCommunity({ gameRanking: fakeGameRanking({ top }) }),
})

const meta = preview.meta({
  component: RankList,
  args: { ...given('ranks'), game: 'greenhouse', viewerId: String(fakeUser().id) },
  parameters: fragmentStory(
    graphql`
      query RankListStoryQuery {
        tenant {
          community {
            gameRanking(game: "greenhouse", span: DAY) {
              top {
                ...RankList_ranks
              }
            }
          }
        }
      }
    `,
    board(placeOf(1), placeOf(2), placeOf(3, true)),
  ),
})

const of = (...top: ReturnType<typeof fakeGameRank>[]) => ({
  parameters: { relay: { data: board(...top) } },
})

/** The viewer stands third. */
export const Default = meta.story()
/** It is today's game, and the viewer has not played it. */
export const NotYet = meta.story(
  of(...[1, 2].map((rank) => fakeGameRank({ ...placeOf(rank), watching: 'AFTER_OWN_TRY' }))),
)
/** Whose names wear the moon, short or long. */
export const OfSubscribers = meta.story(
  of(
    fakeGameRank({ ...placeOf(1), fanMembership: memberPlaceOf('kujira') }),
    placeOf(2),
    fakeGameRank({
      ...placeOf(4),
      fanMembership: memberPlaceOf('komugi'),
      fan: fakeUser({ id: 'user_long', displayName: '夜明けまで起きてる会の準備と実況のひと' }),
    }),
  ),
)
export const SomebodyLeft = meta.story(
  of(placeOf(1), fakeGameRank({ rank: 2, fan: null, watching: null })),
)
export const LongText = meta.story(
  of(
    fakeGameRank({
      rank: 1_000_000,
      score: 9_999_999,
      fan: { ...userOf('kujira'), displayName: '夜明けまで起きてる会の準備と実況のひと' },
    }),
  ),
)
