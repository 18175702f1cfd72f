import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { followed, reading, strained } from '../../fakes.ts'
import { HomeTimeline } from './HomeTimeline.tsx'

const of = (...all: Parameters<typeof reading>) => {
  const { Community, ...others } = reading(...all)
  return { ...others, Node: Community }
}

const meta = preview.meta({
  component: HomeTimeline,
  args: { ...given('community', 'viewer'), viewerId: 'user_me' },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query HomeTimelineStoryQuery {
          node(id: "community_yoiyami") {
            ...HomeTimeline_community @alias(as: "community")
          }
          viewer {
            ...PostFeed_viewer
          }
        }
      `,
      of(followed),
    ),
  },
})

export const Default = meta.story()
export const Empty = meta.story({ parameters: { relay: { data: of([]) } } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: of(strained) } },
})
