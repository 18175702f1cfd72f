import { toImage } from '../../../platform/files/image.ts'
import type { LandingPictureBlockResolvers } from '../../types.generated.ts'

export const LandingPictureBlock: LandingPictureBlockResolvers = {
  picture: ({ picture }, _, context) => toImage(picture, context),
  caption: ({ caption }, _, { language }) => caption?.[language] ?? null,
}
