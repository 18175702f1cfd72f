import sharp from 'sharp'

/** Avatars are stored at most this wide and high, in pixels. */
const avatarSize = 512
/** 40 megapixels (Discourse's limit): a small file can unfold to gigabytes. */
const pixelLimit = 40_000_000
/** A picture that takes longer to read, in seconds, was made to. */
const patience = 15

export type PictureProblem = 'NOT_AN_IMAGE' | 'TOO_MANY_PIXELS'

export type Avatar = { bytes: Buffer; width: number; height: number; dominantColor: string }

/** What the first bytes say: PNG, JPEG, GIF, WebP or AVIF. A name or a content type proves nothing. */
export function looksLikePicture(bytes: Buffer): boolean {
  const at = (offset: number, text: string) =>
    bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'))
  const isIsoMedia = at(4, 'ftyp') && /avif|avis/.test(bytes.toString('latin1', 8, 32))
  return (
    at(0, '\u0089PNG\r\n\u001a\n') ||
    at(0, '\u00ff\u00d8\u00ff') ||
    at(0, 'GIF87a') ||
    at(0, 'GIF89a') ||
    (at(0, 'RIFF') && at(8, 'WEBP')) ||
    isIsoMedia
  )
}

/**
 * Draws an uploaded picture anew as a WebP of at most 512 × 512, cropped to a square. Whatever else
 * was in the file is gone: scripts, places, the camera's name. A moving picture keeps its first frame.
 */
export async function redraw(bytes: Buffer): Promise<Avatar | PictureProblem> {
  if (!looksLikePicture(bytes)) return 'NOT_AN_IMAGE'
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > pixelLimit) return 'TOO_MANY_PIXELS'
    const side = Math.min(width, height, avatarSize)
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' })
      .timeout({ seconds: patience })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    const { dominant } = await sharp(data).stats()
    return {
      bytes: data,
      width: info.width,
      height: info.height,
      dominantColor: hex(dominant),
    }
  } catch {
    return 'NOT_AN_IMAGE'
  }
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
