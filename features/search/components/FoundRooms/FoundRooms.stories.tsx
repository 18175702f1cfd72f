import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { finding } from '../../fakes.ts'
import { FoundRooms } from './FoundRooms.tsx'

const meta = preview.meta({
  component: FoundRooms,
  args: { ...given('community'), words: 'ラジオ' },
  parameters: fragmentStory(
    graphql`
      query FoundRoomsStoryQuery {
        node(id: "community_yoiyami") {
          ...FoundRooms_community @alias(as: "community")
        }
      }
    `,
    { Node: finding([]).Community },
  ),
})

export const Default = meta.story()
/** What their topics say counts as well. */
export const ByTopic = meta.story({ args: { words: 'なんでも' } })
