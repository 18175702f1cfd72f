import { loadTalent } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { CollectableCardResolvers } from '../../types.generated.ts'
import { viewerOwns } from '../owning.ts'

export const CollectableCard: CollectableCardResolvers = {
  name: (card, _, { language }) => card.name[language],
  picture: (card, _, context) => toImage(card.picture, context),
  talent: (card, _, context) =>
    card.talentId === null ? null : loadTalent(context, card.talentId),
  viewerCount: async (card, _, context) => (await viewerOwns(context, card.id)).count,
}
