import { graphql, useLazyLoadQuery } from 'react-relay'
import { fakeReward } from '#features/mission/fakes.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fakeSeason, fakeStep } from '../../fakes.ts'
import query, { type StepSignStoryQuery } from './__generated__/StepSignStoryQuery.graphql.ts'
import { StepSign } from './StepSign.tsx'

/** The first step of a season. */
function First() {
  const { tenant } = useLazyLoadQuery<StepSignStoryQuery>(
    graphql`
      query StepSignStoryQuery {
        tenant {
          community {
            stepSeason {
              steps {
                id
                ...StepSign_step
              }
            }
          }
        }
      }
    `,
    {},
  )
  const step = tenant.community.stepSeason?.steps[0]
  return step && <StepSign step={step} communityId="community_yoiyami" />
}

const showing = (...args: Parameters<typeof fakeStep>) => ({
  Community: () => fakeCommunity({ stepSeason: fakeSeason({ steps: [fakeStep(...args)] }) }),
})

const meta = preview.meta({
  component: First,
  parameters: { relay: storyRelay<StepSignStoryQuery>({ query, variables: {}, data: showing() }) },
})

export const Open = meta.story()
export const Reached = meta.story({
  parameters: {
    relay: {
      data: showing({ standing: 'DONE', reward: fakeReward({ kind: 'TREASURE_MACHINE_TICKET' }) }),
    },
  },
})
export const Received = meta.story({
  parameters: { relay: { data: showing({ standing: 'CLAIMED' }) } },
})
