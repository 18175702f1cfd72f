import { graphql } from 'react-relay'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeMessage } from '#storybook/fakes/talk.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { Pictures } from './Pictures.tsx'

const two = [fakeImage('scene-harbour-night'), fakeImage('scene-lighthouse-dawn')]
const close = () => document.querySelector<HTMLElement>('.pswp__button--close')?.click()

async function open({ canvas }: PlayTools) {
  await userEvent.click((await canvas.findAllByRole('button', { name: /大きく見る/ }))[0]!)
  const lightbox = await screen.findByRole('dialog', { name: '写真' })
  await waitFor(() => expect(lightbox.querySelector('.pswp__img')).not.toBeNull())
  await untilVisible(lightbox.querySelector<HTMLElement>('.pswp__img')!)
}

const meta = preview.meta({
  component: Pictures,
  args: { ...given('images'), of: 'post' as const },
  beforeEach: () => close,
  parameters: fragmentStory(
    graphql`
      query PicturesStoryQuery {
        node(id: "message_1") {
          ... on Message {
            images {
              ...Pictures_images
            }
          }
        }
      }
    `,
    { Node: () => fakeMessage({ text: '', images: two }) },
  ),
})
const showing = (...images: ReturnType<typeof fakeImage>[]) => ({
  parameters: { relay: { data: { Node: () => fakeMessage({ text: '', images }) } } },
})

export const Default = meta.story()

/** Large, over the page, with what its alternative text says. */
export const Opened = meta.story({ play: open })
export const LongAlt = meta.story({
  ...showing({ ...two[0]!, alt: '夜の港に船の灯りがならんでいます。'.repeat(17) }),
  play: open,
})

Opened.test('goes on and back by keys, and focus returns', async ({ canvas }) => {
  const lightbox = screen.getByRole('dialog', { name: '写真' })
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(lightbox).toHaveTextContent('2 / 2'))
  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(() => expect(lightbox).toHaveTextContent('1 / 2'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(canvas.getAllByRole('button', { name: /大きく見る/ })[0]).toHaveFocus(),
  )
})
