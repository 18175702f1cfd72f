import { graphql } from 'react-relay'
import { userOf } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakePlay } from '../../fakes.ts'
import { PlayCard } from './PlayCard.tsx'

const playing = (more: ReturnType<typeof fakePlay> = {}) => ({
  Node: () => ({ __typename: 'BuzzCasualGamePlay' as const, ...fakePlay(more) }),
})

const meta = preview.meta({
  component: PlayCard,
  args: given('play'),
  parameters: fragmentStory(
    graphql`
      query PlayCardStoryQuery {
        node(id: "buzzplay_mine") {
          ...PlayCard_play @alias(as: "play")
        }
      }
    `,
    playing(),
  ),
})

const of = (more: ReturnType<typeof fakePlay>) => ({
  parameters: { relay: { data: playing(more) } },
})
const turns = (chain: (turn: number) => number) => Array.from({ length: 40 }, (_, at) => chain(at))

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const OfAnother = meta.story(of({ fan: userOf('kujira'), rank: 1, best: 7, score: 31_260 }))
/** Who played it has left since. */
export const OfNobody = meta.story(of({ fan: null }))
export const OfNobodyEnglish = meta.story({ ...of({ fan: null }), globals: { locale: 'en' } })
/** Nothing ever merged. */
export const NothingMerged = meta.story(
  of({ best: 1, score: 0, rank: 118, chains: turns(() => 0) }),
)
/** Each turn merged, and every fourth went on. */
export const AlwaysMerged = meta.story(
  of({ best: 7, score: 48_720, rank: 1, chains: turns((at) => (at % 4 === 3 ? 3 : 1)) }),
)
const long = of({
  score: 9_999_999,
  rank: 1_000_000,
  best: 6,
  fan: { id: 'user_long', displayName: '夜明けまで起きてる会の準備と実況の' },
})
export const LongText = meta.story(long)
export const LongTextEnglish = meta.story({ ...long, globals: { locale: 'en' } })
