import { toImage } from '../../../platform/files/image.ts'
import type { DownloadableImageResolvers } from '../../types.generated.ts'

export const DownloadableImage: DownloadableImageResolvers = {
  picture: ({ picture }, _, context) => toImage(picture, context),
}
