import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { keepSketches, sketched } from '../../fakes.ts'
import type { RefusedFile } from '../../chosen/chosenPicture.ts'
import type { UploadState } from '../../sending/uploads.ts'
import { PictureTray } from './PictureTray.tsx'

const ids = ['upload_sea', 'upload_dawn', 'upload_booth', 'upload_cat']

/** All pictures that this browser still has are drawn; of the others it is said that they are lost. */
const untilShown = (canvasElement: HTMLElement, pictures: readonly { id: string }[]) =>
  waitFor(() => {
    const images = [...canvasElement.querySelectorAll('img')]
    const kept = pictures.filter(({ id }) => ids.includes(id)).length
    expect(images.filter(({ complete }) => complete)).toHaveLength(kept)
    const lost = within(canvasElement).queryAllByText(/この端末に残っていません|no longer on this/)
    expect(lost).toHaveLength(pictures.length - kept)
  })

const meta = preview.meta({
  component: PictureTray,
  args: {
    pictures: [sketched(ids[0]!), sketched(ids[1]!, '夜明けの灯台')],
    refused: [],
    most: 4,
    onRemove: fn(),
    onDescribe: fn(),
  },
  beforeEach: async () => {
    await keepSketches(ids)
    return forgetPrivateTexts
  },
  play: ({ args, canvasElement }) => untilShown(canvasElement, args.pictures),
})

export const Default = meta.story()
export const Four = meta.story({ args: { pictures: ids.map((id) => sketched(id)) } })
/** Written anew, a message’s pictures come beside those of the draft. */
export const TooMany = meta.story({
  args: { pictures: [...ids, 'upload_more'].map((id) => sketched(id)) },
})
/** Its file is in this browser no more. */
export const Lost = meta.story({
  args: { pictures: [sketched(ids[0]!), sketched('upload_lost')] },
  play: async ({ args, canvas, canvasElement }) => {
    await untilShown(canvasElement, args.pictures)
    const words = '「写真2」：写真がこの端末に残っていません。もう一度えらんでください。'
    await untilVisible(await canvas.findByText(words))
  },
})
/** They go up as soon as they are chosen: the first is there, the second is on its way. */
export const Uploading = meta.story({
  args: {
    asksAlt: true,
    most: 10,
    pictures: [sketched(ids[0]!, '夜の海', true), sketched(ids[1]!), sketched(ids[2]!)],
    states: new Map([[ids[1]!, { share: 0.6 }]]),
  },
})
/** Each says why it did not go; what may go later is tried again. */
export const Unsent = meta.story({
  args: {
    pictures: ids.slice(0, 3).map((id) => sketched(id)),
    onRetry: fn(),
    states: new Map<string, UploadState>([
      [ids[0]!, { problem: 'UNSENT' }],
      [ids[1]!, { problem: 'BUSY' }],
      [ids[2]!, { problem: 'NOT_AN_IMAGE' }],
    ]),
  },
})
export const UnsentInEnglish = meta.story({
  args: { ...Unsent.input.args },
  globals: { locale: 'en' },
})
const refused: RefusedFile[] = [
  { name: 'memo.txt', code: 'NOT_AN_IMAGE' },
  { name: `${'とても長い名前の写真'.repeat(4)}.png`, code: 'TOO_LARGE' },
  { name: 'poster.png', code: 'TOO_MANY_PIXELS' },
  { name: 'sea.png', code: 'TOO_MANY' },
]
export const Refused = meta.story({ args: { refused } })
export const RefusedInEnglish = meta.story({ args: { refused }, globals: { locale: 'en' } })
export const Describing = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await untilShown(canvasElement, args.pictures)
    await userEvent.click(canvas.getAllByRole('button', { name: '説明' })[0]!)
    await untilVisible(await screen.findByRole('textbox', { name: '何が写っていますか' }))
  },
})

Describing.test('keeps what is said, and no more than it holds', async ({ args }) => {
  const field = screen.getByRole('textbox', { name: '何が写っていますか' })
  await userEvent.click(field)
  await userEvent.paste('あ'.repeat(301))
  await expect(screen.getByText('300文字までです。あと1文字減らしてください。')).toBeVisible()
  await expect(screen.getByRole('button', { name: '保存する' })).toBeDisabled()
  await userEvent.clear(field)
  await userEvent.type(field, '夜の海')
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
  await expect(args.onDescribe).toHaveBeenCalledWith('upload_sea', '夜の海')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Default.test('takes one out', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '写真2を外す' }))
  await expect(args.onRemove).toHaveBeenCalledWith('upload_dawn')
  await expect(canvas.getByRole('button', { name: '写真1を外す' })).toHaveFocus()
})

Uploading.test('says how many are there already', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('写真3枚のうち1枚を送りました')
})

Unsent.test('lets go again what may go later, and that alone', async ({ args, canvas }) => {
  const again = canvas.getAllByRole('button', { name: 'もう一度' })
  await expect(again).toHaveLength(2)
  await userEvent.click(again[1]!)
  await expect(args.onRetry).toHaveBeenCalledWith('upload_dawn')
})
