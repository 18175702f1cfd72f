import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fakeImage } from '#storybook/fakeImage.ts'
import type { Outgoing } from '../../outbox/outgoing.ts'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { keepSketches, sketched } from '#features/picture/fakes.ts'
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
const ids = ['upload_sea', 'upload_dawn', 'upload_booth']
const withPictures = (
  over: Partial<Outgoing> = {},
  upload?: { pictureId: string; share: number },
) => {
  const pictures = over.pictures ?? [
    sketched(ids[0]!, '', true),
    sketched(ids[1]!),
    sketched(ids[2]!),
  ]
  return {
    args: { message: { ...message, ...over, pictures }, upload },
    beforeEach: async () => {
      await keepSketches(ids)
      return forgetPrivateTexts
    },
    play: async ({ canvasElement }: PlayTools) => {
      const drawn = () => canvasElement.querySelectorAll('img[src^="blob:"]')
      await waitFor(() => expect(drawn()).toHaveLength(pictures.length))
    },
  } as const
}
/** The first is there, the second on its way, the third has not begun. */
export const SendingPictures = meta.story(
  withPictures({}, { pictureId: 'upload_dawn', share: 0.6 }),
)
export const PicturesHeld = meta.story({
  ...withPictures(),
  args: { ...withPictures().args, isHeld: true },
})
export const PictureRefused = meta.story(
  withPictures({ pictureProblem: { id: 'upload_dawn', code: 'NOT_AN_IMAGE' } }),
)
export const PictureRefusedInEnglish = meta.story({
  ...withPictures({ pictureProblem: { id: 'upload_dawn', code: 'TOO_MANY_PIXELS' } }),
  globals: { locale: 'en' },
})
export const PictureAloneSending = meta.story(
  withPictures({ text: '', pictures: [sketched(ids[0]!)] }, { pictureId: ids[0]!, share: 0.25 }),
)
export const NoPicturesYet = meta.story(
  withPictures({
    error: { __typename: 'DirectMessageError', code: 'UNANSWERED', values: { most: 3 } },
  }),
)
export const DeniedWord = meta.story(
  failed({ __typename: 'TextModerationError', values: { word: 'ばかもの' } }, 'このばかもの'),
)
export const TooLong = meta.story(
  failed(
    { __typename: 'MessageTextError', code: 'TOO_LONG', values: { maxLength: 1000, length: 1001 } },
    'あ'.repeat(200),
  ),
)
export const MentionRefused = meta.story(
  failed(
    {
      __typename: 'MessageMentionError',
      code: 'NOT_MENTIONABLE',
      values: { most: 10, userId: 'user_komugi' },
    },
    '@終電こむぎ さん、おはよう',
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

SendingPictures.test('can be given up while they are on their way', async ({ args, canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: '写真2を送っています' })).toHaveAttribute(
    'aria-valuenow',
    '60',
  )
  await userEvent.click(canvas.getByRole('button', { name: '取り消す' }))
  await expect(args.onDiscard).toHaveBeenCalledWith(args.message)
})

PictureRefused.test('is written anew without it, its words kept', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('読みとれませんでした')
  await expect(canvas.getByText(message.text)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: '書きなおす' }))
  await expect(args.onRewrite).toHaveBeenCalledWith(args.message)
})

Held.test('can be taken back while it waits', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '取り消す' }))
  await expect(args.onDiscard).toHaveBeenCalledWith(args.message)
})
