import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { PictureShape, Reencoded } from './picture.ts'

// The program of a process of its own, which `picture.ts` starts: a picture in, what was re-encoded out.

/** How large a picture is stored at most, in pixels, and whether it is cropped to a square. */
const shapes: Record<PictureShape, { size: number; isSquare: boolean }> = {
  avatar: { size: 512, isSquare: true },
  // As wide as a phone's screen, twice, and as much as shows small print.
  message: { size: 1600, isSquare: false },
}
/** 40 megapixels (Discourse's limit): a small file can unfold to gigabytes. */
const pixelLimit = 40_000_000

// Those who wait for an answer go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const shape = process.argv[2] === 'message' ? shapes.message : shapes.avatar
process.stdout.write(JSON.stringify(await reencode(await buffer(process.stdin))))

/** Whatever else was in the file is gone; a moving picture keeps its first frame. The header is read before the rest. */
async function reencode(bytes: Buffer): Promise<Reencoded> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > pixelLimit) return { problem: 'TOO_MANY_PIXELS' }
    const side = shape.isSquare ? Math.min(width, height, shape.size) : shape.size
    const fit = shape.isSquare ? 'cover' : 'inside'
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit, withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    const { dominant, isOpaque } = await sharp(data).stats()
    return {
      base64: data.toString('base64'),
      width: info.width,
      height: info.height,
      // A ground of it would fill in what is transparent.
      dominantColor: `${hex(dominant)}${isOpaque ? '' : '00'}`,
    }
  } catch {
    return { problem: 'NOT_AN_IMAGE' }
  }
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
