import { graphql } from 'react-relay'
import { fakeMutes } from '#features/mute/fakes.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { topicCategories, topics } from '../../fakes.ts'
import { CommunityTopics } from './CommunityTopics.tsx'

const shown = (nodes: typeof topics) =>
  fakeCommunity({ topicCategories, topics: fakeConnection(nodes) })
const reader = (mutes: Parameters<typeof fakeMutes>[0]) =>
  fakeViewer({ user: fakeUser(), mutes: fakeMutes({ words: [], mutedUserIds: [], ...mutes }) })

const meta = preview.meta({
  component: CommunityTopics,
  args: given('community', 'viewer'),
  parameters: {
    ...fragmentStory(
      graphql`
        query TopicListStoryQuery {
          node(id: "community_yoiyami") {
            ...CommunityTopics_community @alias(as: "community")
          }
          viewer {
            ...TopicRows_viewer @alias(as: "viewer")
          }
        }
      `,
      { Node: () => shown(topics), Viewer: () => reader({}) },
    ),
    session: { status: 'loggedIn' },
  },
})

export const Default = meta.story()
export const One = meta.story({
  parameters: { relay: { data: { Node: () => shown(topics.slice(1, 2)) } } },
})
export const Empty = meta.story({ parameters: { relay: { data: { Node: () => shown([]) } } } })
/** One of somebody who is muted stands as a line; one of somebody who blocks the fan does not stand at all. */
export const KeptAway = meta.story({
  parameters: {
    relay: {
      data: {
        Viewer: () =>
          reader({
            mutedUserIds: ['user_kujira'],
            blockedUserIds: [],
            unseenUserIds: ['user_staff'],
          }),
      },
    },
  },
})
