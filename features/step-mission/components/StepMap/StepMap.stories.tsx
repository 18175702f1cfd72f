import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeSeason, stepsWith } from '../../fakes.ts'
import { StepMap } from './StepMap.tsx'

const showing = (...args: Parameters<typeof fakeSeason>) => ({
  Community: () => fakeCommunity({ stepSeason: fakeSeason(...args) }),
})

const meta = preview.meta({
  component: StepMap,
  args: { ...given('season'), communityId: 'community_yoiyami' },
  parameters: fragmentStory(
    graphql`
      query StepMapStoryQuery {
        tenant {
          community {
            stepSeason {
              ...StepMap_season
            }
          }
        }
      }
    `,
    showing(),
  ),
})

export const Default = meta.story()
/** Steps that don't fill their last row. */
export const FourSteps = meta.story({
  parameters: { relay: { data: showing({ steps: stepsWith(20, 1).slice(0, 4) }) } },
})
