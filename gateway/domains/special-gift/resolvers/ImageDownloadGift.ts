import type { ImageDownloadGiftResolvers } from '../../types.generated.ts'
import { imagesOf } from '../service.ts'

export const ImageDownloadGift: ImageDownloadGiftResolvers = {
  name: ({ name }, _, { language }) => name[language],
  count: ({ content }) => content.pictures.length,
  images: (gift, _, context) => imagesOf(context, gift),
}
