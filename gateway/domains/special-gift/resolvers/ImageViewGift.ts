import { toImage } from '../../../platform/files/image.ts'
import type { ImageViewGiftResolvers } from '../../types.generated.ts'
import { picturesOf } from '../service.ts'

export const ImageViewGift: ImageViewGiftResolvers = {
  name: ({ name }, _, { language }) => name[language],
  count: ({ content }) => content.pictures.length,
  pictures: async (gift, _, context) =>
    (await picturesOf(context, gift))?.map((picture) => toImage(picture, context)) ?? null,
}
