import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fan, helping } from '../../fakes.ts'
import { OwnInquiries } from './OwnInquiries.tsx'

const meta = preview.meta({
  component: OwnInquiries,
  args: given('viewer'),
  parameters: fragmentStory(
    graphql`
      query OwnInquiriesStoryQuery {
        viewer {
          ...OwnInquiries_viewer @alias(as: "viewer")
        }
      }
    `,
    helping(),
  ),
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: helping(fan()) } } })
