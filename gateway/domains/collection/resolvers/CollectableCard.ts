import { loadTalent } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { CollectableCardResolvers } from '../../types.generated.ts'
import { viewerCount } from '../owning.ts'

export const CollectableCard: CollectableCardResolvers = {
  name: (card, _, { language }) => card.name[language],
  picture: (card, _, context) => toImage(card.picture, context),
  talent: (card, _, context) =>
    card.talentId === null ? null : loadTalent(context, card.talentId),
  viewerCount: (card, _, context) => viewerCount(context, card.id),
}
