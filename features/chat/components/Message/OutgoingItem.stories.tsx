import { expect, fn, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { fakeImage } from '#storybook/fakeImage.ts'
import type { Outgoing } from '../../outbox/outgoing.ts'
import { OutgoingItem } from './OutgoingItem.tsx'

const message: Outgoing = {
  id: 'message_01m7xq599hen9r4jeweakzbg5p',
  text: 'はずれた3秒、録音してあります',
}

const meta = preview.meta({
  component: OutgoingItem,
  args: { message, onRetry: fn(), onRewrite: fn(), onDiscard: fn() },
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
})

const failed = (error: Outgoing['error'], text = message.text) => ({
  args: { message: { ...message, text, error } },
})

export const Sending = meta.story()
export const Held = meta.story({ args: { isHeld: true } })
const sticker = { id: 'sticker_1', name: 'おやすみ', picture: fakeImage('sticker-luka-night') }
export const Sticker = meta.story({
  args: { message: { id: message.id, text: '', sticker } },
})
export const DeniedWord = meta.story(
  failed({ __typename: 'TextModerationError', values: { word: 'ばかもの' } }, 'このばかもの'),
)
export const TooLong = meta.story(
  failed(
    { __typename: 'MessageTextError', code: 'TOO_LONG', values: { maxLength: 1000, length: 1001 } },
    'あ'.repeat(200),
  ),
)
export const PostingNotAllowed = meta.story(failed({ __typename: 'PostingNotAllowedError' }))
export const NotJoined = meta.story(
  failed({ __typename: 'NotJoinedError', values: { communityId: 'community_01' } }),
)
export const SignedOut = meta.story(failed({ __typename: 'UnauthenticatedError' }))

SignedOut.test('goes again with the same key', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'もう一度送る' }))
  await expect(args.onRetry).toHaveBeenCalledWith(args.message)
})

Held.test('can be taken back while it waits', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '取り消す' }))
  await expect(args.onDiscard).toHaveBeenCalledWith(args.message)
})
