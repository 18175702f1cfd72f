import { graphql } from 'react-relay'
import { expect, fn } from 'storybook/test'
import { given } from '#storybook/given.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeSticker } from '#storybook/fakes/stickers.ts'
import { said } from '#storybook/fakes/talk.ts'
import { JumpProvider } from '../../scroll/JumpContext.ts'
import { MessageQuote } from './MessageQuote.tsx'

const at = '2026-11-20T11:40'
const showing = (message: ReturnType<typeof said>) => ({ relay: { data: { Node: () => message } } })
const jumpTo = fn()

const meta = preview.meta({
  component: MessageQuote,
  args: { ...given('message'), isFolded: false },
  decorators: [
    (Story) => (
      <JumpProvider value={jumpTo}>
        <Story />
      </JumpProvider>
    ),
  ],
  parameters: fragmentStory(
    graphql`
      query MessageQuoteStoryQuery {
        node(id: "message_7") {
          ...MessageQuote_message @alias(as: "message")
        }
      }
    `,
    { Node: () => said(7, 'komugi', at, '尊さは自腹です') },
  ),
})

export const Default = meta.story()
export const LongText = meta.story({
  parameters: showing(said(7, 'komugi', at, 'きのうの配信の話をします。長くなります。'.repeat(8))),
})
export const OfPictures = meta.story({
  parameters: showing(
    said(7, 'kujira', at, '', {
      images: [fakeImage('scene-harbour-night'), fakeImage('scene-lighthouse-dawn')],
    }),
  ),
})
export const OfPicture = meta.story({
  parameters: showing(said(7, 'kujira', at, '', { images: [fakeImage('scene-harbour-night')] })),
})
export const OfSticker = meta.story({
  parameters: showing(said(7, 'kujira', at, '', { sticker: fakeSticker('luka', 'thanks') })),
})
export const OfDeleted = meta.story({
  parameters: showing(said(7, 'komugi', at, '', { isDeleted: true })),
})
/** Neither who wrote it nor what it says, to somebody who has not joined. */
export const OfWithheld = meta.story({
  parameters: showing(
    said(7, 'komugi', at, '', { isDeleted: true, isWithheld: true, author: null }),
  ),
})
export const OfOneWhoLeft = meta.story({
  parameters: showing(said(7, 'komugi', at, 'いままで楽しかったです', { author: null })),
})
/** Neither who wrote it nor what is shown. */
export const Folded = meta.story({ args: { isFolded: true } })

Default.test('leads to what it quotes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(jumpTo).toHaveBeenCalledWith(7)
})
