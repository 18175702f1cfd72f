import type { ComponentProps } from 'react'
import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { openPoll } from '#features/poll/fakes.ts'
import { postedBy } from '../../fakes.ts'
import { PostRows } from './PostRows.tsx'

const posts = [
  postedBy('luka', '今夜の二時も、いつもの周波数で。 #深夜二時のラジオ'),
  postedBy('komugi', '来週は、どれから聴きますか。', { poll: openPoll(['朝の回', '夜の回']) }),
]

const showAll: ComponentProps<typeof PostRows>['judge'] = () => undefined

const meta = preview.meta({
  component: PostRows,
  args: { ...given('posts'), viewerId: 'user_me', judge: showAll },
  render: (args) => (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <PostRows {...args} />
    </ul>
  ),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query PostRowsStoryQuery {
          tenant {
            community {
              posts(first: 3) {
                edges {
                  node {
                    ...PostRows_posts
                  }
                }
              }
            }
          }
        }
      `,
      { Community: () => fakeCommunity({ posts: fakeConnection(posts) }) },
    ),
  },
})

export const Default = meta.story()
/** Why each stands there. */
export const WithNotes = meta.story({ args: { notes: ['おすすめ', 'いま人気'] } })
/** A muted word stands in a choice: it is folded. */
export const Folded = meta.story({
  args: {
    judge: ({ text }) => (text.includes('夜の回') ? 'WORD' : undefined),
  },
})

Folded.test('reads the choices of a poll too', async ({ canvas }) => {
  await expect(canvas.queryByText('来週は、どれから聴きますか。')).toBeNull()
  await expect(canvas.getByText(/今夜の二時も/)).toBeVisible()
})
