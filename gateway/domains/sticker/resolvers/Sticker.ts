import { toImage } from '../../../platform/files/image.ts'
import { loadTalent } from '../../community/service.ts'
import type { StickerResolvers } from '../../types.generated.ts'

export const Sticker: StickerResolvers = {
  name: ({ name }, _, { language }) => name[language],
  picture: ({ picture }, _, context) => toImage(picture, context),
  talent: ({ talentId }, _, context) => (talentId === null ? null : loadTalent(context, talentId)),
}
