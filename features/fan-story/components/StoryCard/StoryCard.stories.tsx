import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeStory, stories } from '../../fakes.ts'
import { StoryCard } from './StoryCard.tsx'

const meta = preview.meta({
  component: StoryCard,
  args: given('story'),
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 360, padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
  parameters: fragmentStory(
    graphql`
      query StoryCardStoryQuery {
        node(id: "story_letter") {
          ... on Story {
            ...StoryCard_story @alias(as: "story")
          }
        }
      }
    `,
    { Node: () => stories.letter },
  ),
})

export const Default = meta.story()
export const OfAll = meta.story({
  parameters: { relay: { data: { Node: () => fakeStory({ talent: null }) } } },
})
