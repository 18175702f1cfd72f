import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { AlsoSection } from './AlsoSection.tsx'

const open = { __typename: 'Questionnaire', id: 'a', state: 'OPEN', viewerResponse: null } as const
const answered = {
  ...open,
  id: 'b',
  viewerResponse: { id: 'c', sentAt: '2026-11-20T02:40:00.000Z' },
} as const
const campaign = {
  __typename: 'CampaignCodePage',
  rewardKind: 'COIN',
  id: 'd',
  identifier: 'radio-tape',
  rewardAmount: 100,
  title: '「深夜二時のラジオ」カセットの、裏に書いてある言葉',
} as const
const community = (
  questionnaires: (typeof open | typeof answered)[],
  ...campaignCodePages: (typeof campaign)[]
) => ({
  relay: {
    data: {
      Query: () => ({
        tenant: { community: fakeCommunity({ questionnaires, campaignCodePages }) },
      }),
    },
  },
})

const meta = preview.meta({
  component: AlsoSection,
  args: given('community'),
  parameters: fragmentStory(
    graphql`
      query AlsoSectionStoryQuery {
        tenant {
          community {
            ...AlsoSection_community @alias(as: "community")
          }
        }
      }
    `,
    community([open, answered], campaign).relay.data,
  ),
})

export const ToAnswer = meta.story()
export const AllAnswered = meta.story({ parameters: community([answered]) })
export const English = meta.story({ globals: { locale: 'en' } })
