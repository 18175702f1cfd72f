import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fanData, guestData } from '../../fakes.ts'
import ClosedCommunity from './ClosedCommunity.tsx'

const meta = preview.meta({
  component: ClosedCommunity,
  args: given('query'),
  parameters: fragmentStory(
    graphql`
      query ClosedCommunityStoryQuery {
        ...ClosedCommunity_query
      }
    `,
    guestData,
  ),
})

export const Guest = meta.story()
export const NotAMember = meta.story({
  parameters: { session: { status: 'loggedIn' }, relay: { data: fanData() } },
})
