import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { forgetPrivateTexts, privateTexts } from '#platform/storage/privateTexts.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import preview from '#storybook/preview.tsx'
import { returningNetwork } from '#storybook/relay/returningNetwork.ts'
import { readDraftMentions } from '#features/mention/index.ts'
import { fakePost } from '#features/post/fakes.ts'
import { fakeComment } from '../../fakes.ts'
import { CommentComposer } from './CommentComposer.tsx'
import { draftKey } from './useCommentDraft.ts'

const key = draftKey('post_1')
const drafting = (text: string) => ({
  beforeEach: () => {
    privateTexts.write(key, text)
    return forgetPrivateTexts
  },
})

const meta = preview.meta({
  component: CommentComposer,
  args: { subjectId: 'post_1', connectionId: 'comments', onWritten: fn() },
  beforeEach: () => forgetPrivateTexts,
  parameters: {
    session: { status: 'loggedIn' },
    relay: {
      data: {
        Node: () => fakePost(),
        CreateCommentPayload: () => ({
          __typename: 'CreateCommentSuccess',
          commentEdge: { cursor: 'c', node: fakeComment() },
          subject: fakePost({ commentCount: 4 }),
        }),
      },
    },
  },
})

const typed = '読みました。'
const refusing = (answer: () => object) => ({
  ...drafting(typed),
  parameters: { relay: { data: { CreateCommentPayload: answer } } },
})

export const Empty = meta.story()
export const Default = meta.story(drafting('その一両ぶんの静けさ、わかります。'))
/** An `@` was typed: those who talk here. */
export const Calling = meta.story({
  ...drafting('ありがとう '),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '@')
    await untilVisible(await canvas.findByRole('option', { name: /くじら座β/ }))
  },
})
export const CallingInEnglish = meta.story({
  ...drafting('Thank you '),
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '@')
    await untilVisible(await canvas.findByRole('option', { name: /くじら座β/ }))
  },
})
export const Reply = meta.story({
  args: { replyTo: { id: 'comment_1', name: 'くじら座β' } },
  beforeEach: () => {
    privateTexts.write(draftKey('post_1', 'comment_1'), typed)
    return forgetPrivateTexts
  },
})
export const LongText = meta.story({
  globals: { locale: 'en' },
  ...drafting('A word that keeps going on and on. '.repeat(12)),
})
export const OverTheLimit = meta.story(drafting('あ'.repeat(512)))
/** A word that is not allowed is named, and the text stays. */
export const Refused = meta.story({
  ...refusing(() => ({ __typename: 'TextModerationError', field: 'text', word: 'ばか' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'コメントする' }))
    await canvas.findByText(/ばか/)
    await expect(canvas.getByRole('textbox')).toHaveValue(typed)
  },
})
/** The author chose otherwise after the page came. */
export const Closed = meta.story({
  ...refusing(() => ({ __typename: 'CommentClosedError', code: 'FOLLOWED_ONLY' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'コメントする' }))
    await canvas.findByText(/フォローしている人だけ/)
    await expect(canvas.getByRole('textbox')).toHaveValue(typed)
  },
})

const sent = fn<(input: unknown) => void>().mockName('sent')
const written = {
  Node: () => fakePost(),
  Mutation: () => ({
    createComment: (args: Record<string, unknown>) => {
      sent(args['input'])
      return {
        __typename: 'CreateCommentSuccess' as const,
        commentEdge: { cursor: 'c', node: fakeComment() },
        subject: fakePost({ commentCount: 4 }),
      }
    },
  }),
}
const network = returningNetwork()
/** No answer came: it stays, and goes out by itself once there is a network. */
export const Unanswered = meta.story({
  ...drafting(typed),
  parameters: { relay: { data: written, outcome: network.outcome } },
  play: async ({ canvas, userEvent }) => {
    network.cut('CommentComposerMutation')
    await userEvent.click(canvas.getByRole('button', { name: 'コメントする' }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid())
    await expect(canvas.getByRole('textbox')).toHaveValue(typed)
  },
})
Unanswered.test('goes out once the network is back', async ({ args, canvas }) => {
  await network.comeBack()
  await waitFor(() => expect(args.onWritten).toHaveBeenCalledOnce())
  await expect(canvas.getByRole('textbox')).toHaveValue('')
})
Unanswered.test(
  'waits for the fan where they have gone on writing',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'つづきは')
    await network.comeBack()
    await expect(canvas.getByRole('textbox')).toHaveValue(`${typed}つづきは`)
    await userEvent.click(canvas.getByRole('button', { name: 'コメントする' }))
    await waitFor(() => expect(args.onWritten).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ text: `${typed}つづきは` }))
  },
)

Empty.test(
  'keeps what is typed on the device, and sends nothing at the Enter of a conversion',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, typed)
    await expect(privateTexts.read(key)).toBe(typed)
    await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, keyCode: 229 })
    await expect(args.onWritten).not.toHaveBeenCalled()
  },
)
Default.test('empties once it is written', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'コメントする' }))
  await waitFor(() => expect(args.onWritten).toHaveBeenCalled())
  await expect(canvas.getByRole('textbox')).toHaveValue('')
})
OverTheLimit.test('keeps what is too long, and sends nothing', async ({ canvas }) => {
  await expect(canvas.getByText('12文字オーバー')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'コメントする' })).toBeDisabled()
})

Calling.test(
  'whom one answers by name goes along, and is kept over a reload',
  {
    parameters: {
      relay: {
        data: written,
      },
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /くじら座β/ }))
    const text = 'ありがとう @くじら座β '
    await expect(canvas.getByRole('textbox')).toHaveValue(text)
    const mentions = [{ userId: 'user_kujira', start: 6, length: 6 }]
    await expect(readDraftMentions(['comment', 'post_1'], text)).toEqual(mentions)
    await expect(canvas.getByText('くじら座βさんに通知が届きます')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'コメントする' }))
    await waitFor(() => expect(args.onWritten).toHaveBeenCalled())
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ text: text.trim(), mentions }),
    )
    await expect(readDraftMentions(['comment', 'post_1'], '')).toEqual([])
  },
)
