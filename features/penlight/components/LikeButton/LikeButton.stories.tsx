import { graphql } from 'react-relay'
import { screen } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakePost } from '#features/post/fakes.ts'
import { LikeButton } from './LikeButton.tsx'

const meta = preview.meta({
  component: LikeButton,
  args: given('subject'),
  parameters: {
    ...fragmentStory(
      graphql`
        query LikeButtonStoryQuery {
          node(id: "post_1") {
            ...LikeButton_subject @alias(as: "subject")
          }
        }
      `,
      { Node: fakePost },
    ),
    session: { status: 'loggedIn' },
  },
})

const lit = (likeCount: number, viewerLikeCount: number) => ({
  relay: { data: { Node: () => fakePost({ likeCount, viewerLikeCount }) } },
})

export const Default = meta.story()
export const Empty = meta.story({ parameters: lit(0, 0) })
export const Lit = meta.story({ parameters: lit(15, 3) })
export const Full = meta.story({ parameters: lit(1480, 10) })

Full.test('says that ten are all, and sends nothing', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /あなたは10本/ }))
  await untilVisible(await screen.findByText(/10本までです/))
})
