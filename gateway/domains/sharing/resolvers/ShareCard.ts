import { loadTalent } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import { sharePictureOf } from '../../../platform/share-picture/sharePicture.ts'
import { pictureOfCard } from '../sharePicture.ts'
import type { ShareCardResolvers } from '../../types.generated.ts'

export const ShareCard: ShareCardResolvers = {
  title: (card, _, { language }) => card.title[language],
  description: (card, _, { language }) => card.description[language],
  picture: (card, _, context) => toImage(card.picture, context),
  sharePicture: async (card, _, context) =>
    sharePictureOf(context, card.id, await pictureOfCard(context, card)),
  talent: (card, _, context) =>
    card.talentId === null ? null : loadTalent(context, card.talentId),
}
