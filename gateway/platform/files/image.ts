import type { ImageRef } from '../database/columns.ts'
import type { Language } from '../graphql/context.ts'

/** Where uploaded files are served from. */
export const filesPath = '/files/'

/** A row's picture as GraphQL's `Image`, its words in the viewer's language. */
export function toImage(image: ImageRef, { language }: { language: Language }) {
  const { width, height, dominantColor } = image
  if (image.kind === 'upload')
    return {
      url: `${filesPath}${image.path}`,
      width,
      height,
      dominantColor,
      focusX: 0.5,
      focusY: 0.5,
      alt: image.alt ?? '',
    }
  const { url, focusX, focusY, alt } = image
  return { url, width, height, dominantColor, focusX, focusY, alt: alt[language] }
}
