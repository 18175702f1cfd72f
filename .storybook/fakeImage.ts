import { type Art, art } from '#content/art/index.ts'

/**
 * A picture of the demo brand's, as the gateway would hand it out, but only sketched: `fakeImage('hiyori-bust')`.
 * A feature's story shows where a picture stands and how it is cropped; the art itself has stories of its own
 * (`art/ArtSheet.stories.tsx`), and changes without touching any other.
 */
export function fakeImage(key: keyof typeof art) {
  const picture: Art = art[key]
  const { width, height, dominantColor, focus, alt } = picture
  return {
    __typename: 'Image',
    url: `data:image/svg+xml,${encodeURIComponent(sketch(picture))}`,
    width,
    height,
    dominantColor,
    focusX: focus.x,
    focusY: focus.y,
    alt: alt.ja,
  } as const
}

/** A picture's dominant colour, its outline, and a ring around the point that a crop keeps. */
function sketch({ width, height, dominantColor, focus }: Art): string {
  const line = Math.min(width, height) / 40
  const ring = line * 5
  const [x, y] = [place(focus.x, width, ring), place(focus.y, height, ring)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${dominantColor}"/><g fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${line}"><rect x="${line / 2}" y="${line / 2}" width="${width - line}" height="${height - line}"/><circle cx="${x}" cy="${y}" r="${ring}"/></g></svg>`
}

/** From one edge's margin to the other's, in the picture's own units. */
function place(share: number, length: number, ring: number): number {
  const margin = ring * 1.4
  return Math.round(margin + share * (length - 2 * margin))
}
