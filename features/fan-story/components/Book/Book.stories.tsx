import { graphql } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { forgetPrivateTexts, privateKey, tabTexts } from '#platform/storage/privateTexts.ts'
import { chapters, fakeChapter } from '../../fakes.ts'
import { Book } from './Book.tsx'

const meta = preview.meta({
  component: Book,
  args: { ...given('chapter'), isKept: false },
  beforeEach: () => forgetPrivateTexts,
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
/** It opens where its reader was, and stays there where they change how they read. */
export const OpenedWhereOneWas = meta.story({
  parameters: { relay: { data: { Node: () => fakeChapter({ viewerPage: 2 }) } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 / 3')).toBeVisible()
    await waitFor(() => expect(canvas.getByText(/もう夜だよ/)).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: '縦にスクロール' }))
    await userEvent.click(canvas.getByRole('radio', { name: '右から左へめくる' }))
    await expect(canvas.getByText('2 / 3')).toBeVisible()
  },
})
/** Whoever read it to its end begins again. */
export const ReadToItsEnd = meta.story({
  parameters: { relay: { data: { Node: () => fakeChapter({ viewerPage: 3 }) } } },
  play: async ({ canvas }) => expect(await canvas.findByText('1 / 3')).toBeVisible(),
})
/** This tab knows better than the gateway where one was. */
export const LeftBeforeItWasKept = meta.story({
  beforeEach: () => tabTexts.write(privateKey('story', 'storychapter_flame'), '2'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 / 3')).toBeVisible()
    await waitFor(() => expect(canvas.getByText(/連/)).toBeVisible())
  },
})
