import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeSeason, stepsWith } from '../../fakes.ts'
import { StepPoints } from './StepPoints.tsx'

const showing = (...args: Parameters<typeof fakeSeason>) => ({
  Community: () => fakeCommunity({ stepSeason: fakeSeason(...args) }),
})

const meta = preview.meta({
  component: StepPoints,
  args: given('season'),
  parameters: fragmentStory(
    graphql`
      query StepPointsStoryQuery {
        tenant {
          community {
            stepSeason {
              ...StepPoints_season
            }
          }
        }
      }
    `,
    showing(),
  ),
})

export const Default = meta.story()
export const Arrived = meta.story({
  parameters: { relay: { data: showing({ viewerPoints: 300, steps: stepsWith(300, 12) }) } },
})
export const Over = meta.story({
  parameters: { relay: { data: showing({ isOver: true }) } },
})
