import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { keepSketches, sketched } from '#features/picture/fakes.ts'
import { OutgoingPictures } from './OutgoingPictures.tsx'

const ids = ['upload_sea', 'upload_dawn', 'upload_booth', 'upload_cat'] as const
const [sea, dawn, booth, cat] = ids

const meta = preview.meta({
  component: OutgoingPictures,
  args: {
    pictures: [sketched(sea, '夜の海', true), sketched(dawn)],
    problemId: undefined as string | undefined,
    upload: { pictureId: dawn as string, share: 0.4 },
  },
  beforeEach: async () => {
    await keepSketches(ids)
    return forgetPrivateTexts
  },
  play: async ({ args, canvasElement }) => {
    const images = () => [...canvasElement.querySelectorAll('img')]
    const isDrawn = ({ src, complete }: HTMLImageElement) => src.startsWith('blob:') && complete
    await waitFor(() => expect(images().filter(isDrawn)).toHaveLength(args.pictures.length))
  },
})

/** The first is there, the second on its way. */
export const Default = meta.story()
/** One goes up at a time. */
export const Four = meta.story({
  args: {
    pictures: [sketched(sea, '', true), sketched(dawn, '', true), sketched(booth), sketched(cat)],
    upload: { pictureId: booth, share: 0.85 },
  },
})
/** Nothing has gone up yet. */
export const Waiting = meta.story({ args: { pictures: [sketched(sea)], upload: undefined } })
export const NotTaken = meta.story({ args: { problemId: dawn, upload: undefined } })
/** All are there, and the words are on their way. */
export const Uploaded = meta.story({
  args: { pictures: [sketched(sea, '', true), sketched(dawn, '', true)], upload: undefined },
})
/** This browser has its file no more: its place is kept. */
export const Lost = meta.story({
  args: { pictures: [sketched('upload_lost')], problemId: 'upload_lost', upload: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '写真1' })).toBeInTheDocument()
  },
})

Default.test('says which is on its way, and how far', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: '写真2を送っています' })
  await expect(bar).toHaveAttribute('aria-valuenow', '40')
  await expect(canvas.getByRole('img', { name: '夜の海' })).toBeVisible()
})

NotTaken.test('promises nothing more of one that is not taken', async ({ canvas }) => {
  await expect(canvas.queryByRole('progressbar')).toBeNull()
})
