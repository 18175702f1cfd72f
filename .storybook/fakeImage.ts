import { type Art, art } from '#content/art/index.ts'

/** One of the demo brand's drawings, as the gateway would hand it out: `fakeImage('hiyori-bust')`. */
export function fakeImage(key: keyof typeof art) {
  const { file, width, height, dominantColor, focus, alt }: Art = art[key]
  return {
    __typename: 'Image',
    url: `/art/${file}`,
    width,
    height,
    dominantColor,
    focusX: focus.x,
    focusY: focus.y,
    alt: alt.ja,
  } as const
}
