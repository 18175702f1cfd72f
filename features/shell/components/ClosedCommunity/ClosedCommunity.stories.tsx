import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fanData, guestData } from '../../fakes.ts'
import type { ClosedCommunityStoryQuery } from './__generated__/ClosedCommunityStoryQuery.graphql.ts'
import { ClosedCommunity } from './ClosedCommunity.tsx'

const meta = preview.meta({
  component: ClosedCommunity,
  args: given('query'),
  parameters: {
    relay: storyRelay<ClosedCommunityStoryQuery>({
      query: graphql`
        query ClosedCommunityStoryQuery {
          ...ClosedCommunity_query
        }
      `,
      data: guestData,
      getReferenceEntries: (query) => ({ query }),
    }),
  },
})

export const Guest = meta.story()
export const NotAMember = meta.story({
  parameters: { session: { status: 'loggedIn' }, relay: { data: fanData() } },
})
