import { graphql } from 'react-relay'
import { expect, fn } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { followed, reading, strained } from '../../fakes.ts'
import { PostFeed } from './PostFeed.tsx'

const next = { hasMore: false, isLoading: false, onLoad: fn(), pageSize: 20 }

const meta = preview.meta({
  component: PostFeed,
  args: { ...given('posts', 'viewer'), next },
  parameters: {
    session: { status: 'loggedIn' },
    impossible: { Empty: 'Each timeline says by itself that it is empty.' },
    ...fragmentStory(
      graphql`
        query PostFeedStoryQuery {
          tenant {
            community {
              posts(first: 3) {
                edges {
                  node {
                    ...PostFeed_posts
                  }
                }
              }
            }
          }
          viewer {
            ...PostFeed_viewer
          }
        }
      `,
      reading(followed),
    ),
  },
})

export const Default = meta.story()
export const LongText = meta.story({ parameters: { relay: { data: reading(strained) } } })
/** What is new stands over the line, what was read on the last visit under it. */
export const ReadOnYesterday = meta.story({ args: { lastSeenAt: '2026-11-19T13:41:00.000Z' } })
/** The next page is on its way. */
export const GoesOn = meta.story({ args: { next: { ...next, hasMore: true, isLoading: true } } })

ReadOnYesterday.test('leads to where the reader stopped', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '前回の続きへ' }))
  await expect(canvas.getByText('前回ここまで')).toHaveFocus()
})
