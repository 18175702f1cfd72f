import { graphql } from 'react-relay'
import { expect, screen } from 'storybook/test'
import { fakeMutes } from '#features/mute/fakes.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakePost, postedBy, posts } from '#features/post/fakes.ts'
import { noted } from '../../fakes.ts'
import { CommunityTimeline } from './CommunityTimeline.tsx'

const me = { user: fakeUser(), mutes: fakeMutes({ words: [], mutedUserIds: [] }) }
const shown = (nodes: typeof posts) =>
  fakeCommunity({ posts: fakeConnection(nodes), viewerTimelines: null })

const meta = preview.meta({
  component: CommunityTimeline,
  args: { ...given('community', 'viewer'), viewerId: 'user_me' },
  parameters: {
    ...fragmentStory(
      graphql`
        query CommunityTimelineStoryQuery {
          node(id: "community_yoiyami") {
            ...CommunityTimeline_community @alias(as: "community")
          }
          viewer {
            ...PostFeed_viewer
          }
        }
      `,
      { Node: () => shown(posts), Viewer: () => fakeViewer(me), ...noted },
    ),
    session: { status: 'loggedIn' },
  },
})

export const Default = meta.story()
export const One = meta.story({
  parameters: { relay: { data: { Node: () => shown(posts.slice(1, 2)) } } },
})
export const Empty = meta.story({ parameters: { relay: { data: { Node: () => shown([]) } } } })
/** One of somebody who is muted stands as a line; one of somebody who blocks the fan does not stand at all. */
export const KeptAway = meta.story({
  parameters: {
    relay: {
      data: {
        Viewer: () =>
          fakeViewer({
            user: fakeUser(),
            mutes: fakeMutes({
              words: [],
              mutedUserIds: ['user_kujira'],
              blockedUserIds: [],
              unseenUserIds: ['user_staff'],
            }),
          }),
      },
    },
  },
})
const own = postedBy('me', '消すかもしれない投稿')
export const Own = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () => shown([own]),
        DeletePostPayload: () => ({
          __typename: 'DeletePostSuccess',
          post: fakePost({ id: own.id as string, isDeleted: true }),
        }),
      },
    },
  },
})

Own.test('goes when it is deleted, and the toast offers it back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'この投稿のメニュー' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '削除する' }))
  await untilVisible(await screen.findByRole('button', { name: '元に戻す' }))
  await expect(canvas.queryByText('消すかもしれない投稿')).toBeNull()
})
