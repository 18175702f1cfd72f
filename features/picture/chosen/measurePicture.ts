import type { PictureProblem } from './chosenPicture.ts'

/** What the gateway takes: a larger file is not sent at all. Bytes. */
const maxBytes = 10 * 1024 * 1024
/** 40 megapixels, as the gateway's limit is. */
const maxPixels = 40_000_000
/** What the gateway draws anew. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

/** How large a picture is as it is seen, or why it can't be sent. */
export async function measurePicture(
  file: File,
): Promise<{ width: number; height: number } | PictureProblem> {
  if (!pictureTypes.includes(file.type)) return 'NOT_AN_IMAGE'
  if (file.size > maxBytes) return 'TOO_LARGE'
  const url = URL.createObjectURL(file)
  try {
    const { naturalWidth: width, naturalHeight: height } = await load(url)
    return width * height > maxPixels ? 'TOO_MANY_PIXELS' : { width, height }
  } catch {
    return 'NOT_AN_IMAGE'
  } finally {
    URL.revokeObjectURL(url)
  }
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('no picture'))
    image.src = url
  })
}
