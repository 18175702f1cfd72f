import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, memberPlaceOf } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCasualGame, fakeCasualRank } from '../../fakes.ts'
import { Ranks } from './Ranks.tsx'

const board = (more: Parameters<typeof fakeCasualGame>[0] = {}) => ({
  Community: () => fakeCommunity({ casualGame: fakeCasualGame(more) }),
})

const meta = preview.meta({
  component: Ranks,
  args: { ...given('game'), viewerId: String(fakeUser().id) },
  parameters: fragmentStory(
    graphql`
      query RanksStoryQuery {
        tenant {
          community {
            casualGame(name: "lighthouse") {
              ...Ranks_game
            }
          }
        }
      }
    `,
    board(),
  ),
})

const of = (more: Parameters<typeof fakeCasualGame>[0]) => ({
  parameters: { relay: { data: board(more) } },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const AllTime = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('これまで'))
    await expect(canvas.getByText('1,260')).toBeVisible()
  },
})
export const Empty = meta.story(of({ topOfToday: [] }))
export const One = meta.story(of({ topOfToday: [fakeCasualRank()] }))
export const OneHasLeft = meta.story(of({ topOfToday: [fakeCasualRank({ fan: null })] }))
/** Their name wears the moon. */
export const OfSubscriber = meta.story(
  of({ topOfToday: [fakeCasualRank({ fanMembership: memberPlaceOf('kujira') })] }),
)
export const LongText = meta.story(
  of({
    topOfToday: [
      fakeCasualRank({
        score: 9_999_999,
        fan: fakeUser({ displayName: '夜明けまで起きてる会の準備と実況の' }),
      }),
    ],
  }),
)
