import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { begun, fakeSupporterSeason, highest } from '../../fakes.ts'
import { RankLadder } from './RankLadder.tsx'

const meta = preview.meta({
  component: RankLadder,
  args: given('season'),
  parameters: fragmentStory(
    graphql`
      query RankLadderStoryQuery {
        node(id: "supporterseason_winter") {
          ...RankLadder_season @alias(as: "season")
        }
      }
    `,
    { Node: () => fakeSupporterSeason() },
  ),
})

export const Default = meta.story()
export const Begun = meta.story({ parameters: { relay: { data: { Node: () => begun } } } })
export const Highest = meta.story({ parameters: { relay: { data: { Node: () => highest } } } })
