import { graphql } from 'react-relay'
import { fakePost } from '#features/post/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { CommentLink } from './CommentLink.tsx'

const counting = (commentCount: number) => ({ Node: () => fakePost({ commentCount }) })

const meta = preview.meta({
  component: CommentLink,
  args: { ...given('subject'), href: '/posts/post_1' },
  parameters: fragmentStory(
    graphql`
      query CommentLinkStoryQuery {
        node(id: "post_1") {
          ...CommentLink_subject @alias(as: "subject")
        }
      }
    `,
    counting(12),
  ),
})

export const Default = meta.story()
export const Empty = meta.story({ parameters: { relay: { data: counting(0) } } })
