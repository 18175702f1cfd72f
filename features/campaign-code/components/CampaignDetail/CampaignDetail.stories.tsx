import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { campaigns, fakeCampaign } from '../../fakes.ts'
import { CampaignDetail } from './CampaignDetail.tsx'

const showing = (page: ReturnType<typeof fakeCampaign>) => ({
  relay: { data: { Node: () => page } },
})

const meta = preview.meta({
  component: CampaignDetail,
  args: given('page'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query CampaignDetailStoryQuery {
          node(id: "campaigncodepage_1") {
            ...CampaignDetail_page @alias(as: "page")
          }
        }
      `,
      showing(campaigns.open).relay.data,
    ),
  },
})

export const Default = meta.story()
export const Tickets = meta.story({ parameters: showing(campaigns.tickets) })
export const Ended = meta.story({ parameters: showing(campaigns.ended) })
