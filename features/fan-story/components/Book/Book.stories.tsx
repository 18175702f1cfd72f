import { graphql } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { chapters } from '../../fakes.ts'
import { Book } from './Book.tsx'

const meta = preview.meta({
  component: Book,
  args: given('chapter'),
  parameters: fragmentStory(
    graphql`
      query BookStoryQuery {
        node(id: "storychapter_flame") {
          ... on StoryChapter {
            ...Book_chapter @alias(as: "chapter")
          }
        }
      }
    `,
    { Node: () => chapters.flame },
  ),
})

/** The left arrow turns on, to the last page and no further; the right one turns back. */
export const TurnedByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const book = await canvas.findByRole('list', { name: /つかない火/ })
    book.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible())
    await userEvent.keyboard('{End}{ArrowLeft}')
    await waitFor(() => expect(canvas.getByText('3 / 3')).toBeVisible())
    await expect(canvas.getByRole('button', { name: '次のページ' })).toBeDisabled()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible())
  },
})
export const Scrolled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '縦にスクロール' }))
    await expect(canvas.queryByRole('button', { name: '次のページ' })).toBeNull()
  },
})
