import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { finding, found } from '../../fakes.ts'
import { FoundPosts } from './FoundPosts.tsx'

const shown = (...asked: Parameters<typeof finding>) => finding(...asked).Community

const meta = preview.meta({
  component: FoundPosts,
  args: { ...given('community', 'viewer'), asked: { words: 'ラジオ' } },
  parameters: {
    ...fragmentStory(
      graphql`
        query FoundPostsStoryQuery {
          node(id: "community_yoiyami") {
            ...FoundPosts_community @arguments(words: "ラジオ") @alias(as: "community")
          }
          viewer {
            ...FoundPosts_viewer
          }
        }
      `,
      { Node: shown(found) },
    ),
    session: { status: 'loggedIn' },
  },
})

export const Default = meta.story()
export const OneCharacter = meta.story({ args: { asked: { words: 'の' } } })
export const More = meta.story({
  parameters: { relay: { data: { Node: shown(found, { hasNextPage: true }) } } },
})
/** The seconds are over: one may go on. */
export const MayAgain = meta.story({
  parameters: { relay: { data: { Node: shown([], { retryAt: '2026-11-20T02:59:00.000Z' }) } } },
})
