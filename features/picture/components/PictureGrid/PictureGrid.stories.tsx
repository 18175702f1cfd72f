import { expect, fn } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import preview from '#storybook/preview.tsx'
import { PictureGrid, type ShownPicture } from './PictureGrid.tsx'

const shown = (...keys: Parameters<typeof fakeImage>[0][]): ShownPicture[] =>
  keys.map((key) => {
    const { url, width, height, alt, dominantColor, focusX, focusY } = fakeImage(key)
    return { url, width, height, alt, dominantColor, focus: { x: focusX, y: focusY } }
  })
const all = shown(
  'scene-harbour-night',
  'scene-lighthouse-dawn',
  'scene-radio-booth',
  'channel-lobby',
)
const [first] = all as [ShownPicture]

const meta = preview.meta({
  component: PictureGrid,
  args: { pictures: [first], labelOf: ({ alt }) => alt, onOpen: fn() },
})

export const One = meta.story()
export const Two = meta.story({ args: { pictures: all.slice(0, 2) } })
export const Three = meta.story({ args: { pictures: all.slice(0, 3) } })
export const Four = meta.story({ args: { pictures: all } })
/** Of more than four, the fourth says how many there are besides. */
export const Five = meta.story({ args: { pictures: [...all, first] } })
export const Ten = meta.story({ args: { pictures: [...all, ...all, first, first] } })
/** As wide as the words of a post. */
export const OfPost = meta.story({ args: { pictures: all, of: 'post' } })
/** Its place is kept, in its colour. */
export const Failed = meta.story({
  args: { pictures: [{ ...first, url: 'data:image/webp;base64,bm90aGluZw==' }, all[1]!] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('写真を読みこめませんでした。')).toBeVisible()
  },
})
/** A picture of any ratio stands in a frame that a conversation can hold. */
export const Tower = meta.story({ args: { pictures: [{ ...first, width: 300, height: 3000 }] } })
export const Strip = meta.story({ args: { pictures: [{ ...first, width: 3000, height: 300 }] } })
/** It is never drawn larger than it is. */
export const Small = meta.story({ args: { pictures: [{ ...first, width: 120, height: 120 }] } })
/** On its way there is nothing to open. */
export const OnItsWay = meta.story({
  args: { pictures: all.slice(0, 2), onOpen: undefined, covers: ['1', '2'] },
})

Ten.test('opens the fourth by what says how many there are besides', async (story) => {
  const { args, canvas, userEvent } = story
  await expect(canvas.getByText('+6')).toBeVisible()
  await userEvent.click(canvas.getAllByRole('button')[3]!)
  await expect(args.onOpen).toHaveBeenCalledWith(3)
})
