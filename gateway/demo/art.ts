import { art, type Art } from '#content/art/index.ts'
import type { ArtImage } from '../platform/database/columns.ts'

const pictures = new Map<string, Art>(Object.entries(art))

/** A bundled picture as a row carries it. Throws where the manifest holds no such name. */
export function artImage(name: string): ArtImage {
  const picture = pictures.get(name)
  if (!picture) throw new Error(`there is no art named "${name}"`)
  return {
    kind: 'art',
    name,
    // Those who show a shared page's picture don't take SVG.
    url: `/art/${name.endsWith('share') ? `${name}.png` : picture.file}`,
    width: picture.width,
    height: picture.height,
    // A ground of it would fill in what is transparent, also once the picture is there.
    dominantColor: `${picture.dominantColor}${picture.isOpaque ? '' : '00'}`,
    focusX: picture.focus.x,
    focusY: picture.focus.y,
    alt: picture.alt,
  }
}
