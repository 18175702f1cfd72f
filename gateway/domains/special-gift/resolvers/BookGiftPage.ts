import { toImage } from '../../../platform/files/image.ts'
import type { BookGiftPageResolvers } from '../../types.generated.ts'

export const BookGiftPage: BookGiftPageResolvers = {
  picture: ({ picture }, _, context) => picture && toImage(picture, context),
  text: ({ text }, _, { language }) => text[language],
}
