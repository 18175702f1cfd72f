import { graphql } from 'react-relay'
import { expect, screen } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { strained, tagged, under } from '../../fakes.ts'
import { HashtagTimeline } from './HashtagTimeline.tsx'

const showing = (...of: Parameters<typeof under>) => ({ relay: { data: under(...of) } })

const meta = preview.meta({
  component: HashtagTimeline,
  args: { ...given('community', 'viewer'), name: '夜の港' },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query HashtagTimelineStoryQuery {
          tenant {
            community {
              ...HashtagTimeline_community @arguments(name: "夜の港")
            }
          }
          viewer {
            ...PostFeed_viewer
          }
        }
      `,
      under(tagged),
    ),
  },
})

export const Default = meta.story()
export const One = meta.story({ parameters: showing(tagged.slice(0, 1)) })
/** More than are counted. */
export const Many = meta.story({ parameters: showing(tagged, { postCount: 1_000 }) })
/** Nobody has written under it, or nobody whom the fan may read. */
export const Empty = meta.story({ parameters: showing([]) })
export const LongText = meta.story({ parameters: showing(strained) })

Default.test('begins a post with its tag', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'このタグで投稿する' }))
  await untilVisible(await screen.findByRole('dialog', { name: '投稿を書く' }))
  await expect(screen.getByRole('textbox', { name: '投稿を書く' })).toHaveValue('#夜の港 ')
})
