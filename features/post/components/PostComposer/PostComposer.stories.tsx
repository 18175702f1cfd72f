import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import type { FakeOf } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import preview from '#storybook/preview.tsx'
import { keepSketches, sketched } from '#features/picture/fakes.ts'
import type { Audience } from '#schema/types.generated.ts'
import { forgetPrivateTexts, privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { fakePostDraft } from '../../fakes.ts'
import { PostComposer } from './PostComposer.tsx'

const minor: Audience[] = ['JOINED']
const grownUp: Audience[] = ['JOINED', 'PUBLIC']

const key = privateKey('post', 'community_1')
const keptKey = privateKey('post-kept', 'community_1')
const draftKey = privateKey('post-draft', 'community_1')
const drafting = (text: string) => ({
  beforeEach: () => {
    privateTexts.write(key, text)
    privateTexts.write(draftKey, 'draft-1')
    privateTexts.write(keptKey, text)
    return forgetPrivateTexts
  },
})
type Saved = { communityId: string; key: string; text: string }
const saved = fn<(input: Saved) => void>().mockName('saved')
const typed = 'まだ途中'
type Answer = (draft: ReturnType<typeof fakePostDraft>) => FakeOf<'SavePostDraftPayload'>
const answering = (answer: Answer) => ({
  relay: {
    data: {
      Node: fakeCommunity,
      Community: () =>
        fakeCommunity({
          viewerPostDrafts: [fakePostDraft({ text: privateTexts.read(keptKey) ?? '' })],
        }),
      Mutation: () => ({
        savePostDraft: (args: Record<string, unknown>) => {
          const input = args['input'] as Saved
          saved(input)
          return answer(fakePostDraft({ key: input.key, text: input.text }))
        },
      }),
    },
  },
})
const success: Answer = (draft) => ({ __typename: 'SavePostDraftSuccess', draft })

const meta = preview.meta({
  component: PostComposer,
  args: { communityId: 'community_1', audiences: minor, connectionId: 'posts', onPosted: fn() },
  parameters: { session: { status: 'loggedIn' }, ...answering(success) },
  beforeEach: () => {
    saved.mockClear()
    return forgetPrivateTexts
  },
})

export const Empty = meta.story()
export const Default = meta.story(drafting('終電、座れました。\nきょうの運はここで使い切り。'))
/** A grown-up may write for everyone. */
export const ForEveryone = meta.story({
  ...drafting('終電、座れました。\nきょうの運はここで使い切り。'),
  args: { audiences: grownUp },
})
/** An `@` and a name were typed: whom one may mean. */
export const Calling = meta.story({
  ...drafting('港で会った '),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '@')
    await untilVisible(await canvas.findByRole('option', { name: /夜半ルカ/ }))
    // What was typed goes to the drafts within a second, and the foot changes with it.
    await canvas.findByRole('button', { name: 'あとで書く' })
  },
})
export const LongText = meta.story(
  drafting('おたよりを書いていたら、長くなりました。\n'.repeat(14)),
)
export const NearTheLimit = meta.story(drafting('あ'.repeat(1964)))
export const OverTheLimit = meta.story(drafting('あ'.repeat(2012)))
const pictureIds = Array.from({ length: 10 }, (_, at) => `upload_${at}`)
const picturesKey = privateKey('post-pictures', 'community_1')
/** So many that were chosen; the first of them are there already, and are described. */
const choosing = (count: number, there = 0, text = '遠征の写真です。') => ({
  beforeEach: async () => {
    const ids = pictureIds.slice(0, count)
    await keepSketches(ids)
    const lines = ids.map((id, at) => sketched(id, at < there ? '夜の海' : '', at < there))
    privateTexts.write(picturesKey, lines.map((line) => JSON.stringify(line)).join('\n'))
    privateTexts.write(key, text)
    privateTexts.write(draftKey, 'draft-1')
    privateTexts.write(keptKey, text)
    return forgetPrivateTexts
  },
})
const drawn = (count: number) => async (canvasElement: HTMLElement) => {
  const images = () => [...canvasElement.querySelectorAll('img')]
  await waitFor(() => expect(images().filter(({ complete }) => complete)).toHaveLength(count))
}
const gateway = (callGateway: () => Promise<Response>) => ({
  session: { status: 'loggedIn' as const, callGateway },
})
/** All are there: words go to the drafts, pictures stay here, and so it says. */
export const WithPictures = meta.story({
  ...choosing(3, 3),
  play: ({ canvasElement }) => drawn(3)(canvasElement),
})
export const WithPicturesInEnglish = meta.story({
  ...choosing(3, 3),
  globals: { locale: 'en' },
  play: ({ canvasElement }) => drawn(3)(canvasElement),
})
/** The post waits for the pictures that are on their way. */
export const UploadingPictures = meta.story({
  ...choosing(3, 1),
  parameters: gateway(() => new Promise(() => undefined)),
  play: async ({ canvas, canvasElement }) => {
    await drawn(3)(canvasElement)
    await expect(await canvas.findByText('写真を送っています（あと2枚）。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '投稿する' })).toBeDisabled()
  },
})
/** No answer came: it is tried again, or taken out. */
export const PicturesUnsent = meta.story({
  ...choosing(2, 1),
  parameters: gateway(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvas, canvasElement }) => {
    await drawn(2)(canvasElement)
    await expect(await canvas.findByText('送れていない写真があります。')).toBeVisible()
  },
})
/** The gateway takes one for no picture. */
export const PictureRefused = meta.story({
  ...choosing(2, 1),
  parameters: gateway(async () =>
    Response.json({ error: { code: 'NOT_AN_IMAGE' } }, { status: 415 }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(2)(canvasElement)
    await canvas.findByText(/写真として読みとれませんでした/)
  },
})
/** There are as many as a post takes. */
export const FullOfPictures = meta.story({
  ...choosing(10, 10),
  play: ({ canvasElement }) => drawn(10)(canvasElement),
})
/** Pictures alone are a post too. */
export const PicturesAlone = meta.story({
  ...choosing(1, 1, ''),
  play: async ({ canvas, canvasElement }) => {
    await drawn(1)(canvasElement)
    await expect(canvas.getByRole('button', { name: '投稿する' })).toBeEnabled()
  },
})
const pollKey = privateKey('post-poll', 'community_1')
const askingIn = (choices: readonly string[], text = 'どちらですか') => ({
  beforeEach: () => {
    privateTexts.write(pollKey, JSON.stringify({ choices, duration: 'DAY' }))
    privateTexts.write(key, text)
    privateTexts.write(draftKey, 'draft-1')
    privateTexts.write(keptKey, text)
    return forgetPrivateTexts
  },
})
/** It asks something: the words go to the drafts, what is asked stays here, and so it says. */
export const WithPoll = meta.story(askingIn(['朝型', '夜型']))
export const WithPollInEnglish = meta.story({
  ...askingIn(['Early bird', 'Night owl'], 'Which are you?'),
  globals: { locale: 'en' },
})
export const WithPollAndPictures = meta.story({
  beforeEach: async () => {
    await choosing(2, 2).beforeEach()
    return askingIn(['朝型', '夜型']).beforeEach()
  },
  play: ({ canvasElement }) => drawn(2)(canvasElement),
})
/** What no answer came for stands on the device. */
export const Offline = meta.story({
  parameters: { relay: { outcome: 'error' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), typed)
    await expect(canvas.getByText('書きかけは、この端末に残ります。')).toBeVisible()
  },
})
/** Thirty stand already: so this one stands on the device, and says so. */
export const TooManyDrafts = meta.story({
  parameters: answering(() => ({ __typename: 'PostDraftLimitError', most: 30 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), typed)
    await canvas.findByText(/下書きがいっぱいです/)
  },
})

Empty.test(
  'keeps what is typed on the gateway, as one draft, and begins another once it is put away',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, typed)
    await userEvent.click(await canvas.findByRole('button', { name: 'あとで書く' }))
    await expect(field).toHaveValue('')
    await userEvent.type(field, '別の話')
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
    await expect(saved).toHaveBeenNthCalledWith(1, expect.objectContaining({ text: typed }))
    await expect(saved).toHaveBeenNthCalledWith(2, expect.objectContaining({ text: '別の話' }))
    await expect(new Set(saved.mock.calls.map(([{ key }]) => key)).size).toBe(2)
  },
)
Empty.test(
  'keeps what is typed on the device, and posts nothing at the Enter of a conversion',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'まだ途中')
    await expect(privateTexts.read(key)).toBe('まだ途中')
    await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, keyCode: 229 })
    await expect(args.onPosted).not.toHaveBeenCalled()
  },
)

OverTheLimit.test('keeps what is too long, and posts nothing', async ({ canvas }) => {
  await expect(canvas.getByText('12文字オーバー')).toBeVisible()
  await expect(canvas.getByRole('button', { name: '投稿する' })).toBeDisabled()
})

FullOfPictures.test('takes no eleventh, and says so before', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '写真（10／10枚）' })).toBeDisabled()
})

WithPictures.test(
  'keeps the pictures with the draft that is put away, on this device',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'あとで書く' }))
    await expect(canvas.queryByRole('list', { name: 'いっしょに送る写真' })).toBeNull()
    const aside = privateTexts.read(privateKey('post-pictures', 'community_1', 'draft-1'))
    await expect(aside?.split('\n')).toHaveLength(3)
  },
)

PicturesUnsent.test('may be posted once what did not go is taken out', async (story) => {
  const { canvas, userEvent } = story
  await userEvent.click(canvas.getByRole('button', { name: '写真2を外す' }))
  await expect(canvas.getByRole('button', { name: '投稿する' })).toBeEnabled()
})

Empty.test('asks with what is written, once it can be asked', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '投稿を書く' }), 'どちらですか')
  await userEvent.click(canvas.getByRole('button', { name: 'みんなに聞く' }))
  await expect(canvas.getByRole('textbox', { name: '選択肢1' })).toHaveFocus()
  await userEvent.keyboard('朝型')
  await userEvent.click(canvas.getByRole('button', { name: '投稿する' }))
  await expect(canvas.getByText('選択肢を入力してください。')).toBeVisible()
  await userEvent.type(canvas.getByRole('textbox', { name: '選択肢2' }), '夜型')
  await expect(canvas.queryByText('選択肢を入力してください。')).toBeNull()
  const kept: unknown = JSON.parse(privateTexts.read(pollKey) ?? 'null')
  await expect(kept).toEqual({ choices: ['朝型', '夜型'], duration: 'DAY' })
  await userEvent.click(canvas.getByRole('button', { name: '質問をやめる' }))
  await expect(canvas.getByRole('button', { name: 'みんなに聞く' })).toHaveFocus()
  await expect(privateTexts.read(pollKey)).toBeNull()
})
