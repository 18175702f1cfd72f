import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { begun, fakeSupporterSeason, forGuest, highest } from '../../fakes.ts'
import { RankStanding } from './RankStanding.tsx'

const meta = preview.meta({
  component: RankStanding,
  args: given('season'),
  parameters: fragmentStory(
    graphql`
      query RankStandingStoryQuery {
        node(id: "supporterseason_winter") {
          ...RankStanding_season @alias(as: "season")
        }
      }
    `,
    { Node: () => fakeSupporterSeason() },
  ),
})

const showing = (season: ReturnType<typeof fakeSupporterSeason>) => ({
  relay: { data: { Node: () => season } },
})

export const Default = meta.story()
export const Begun = meta.story({ parameters: showing(begun) })
export const Highest = meta.story({ parameters: showing(highest) })
export const Guest = meta.story({ parameters: showing(forGuest) })
/** It has ended, and is not counted for good yet. */
export const Over = meta.story({ parameters: showing(fakeSupporterSeason({ isOver: true })) })
export const Final = meta.story({
  parameters: showing(fakeSupporterSeason({ isOver: true, isFinal: true })),
})
