import { loadTalent } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { BadgeResolvers } from '../../types.generated.ts'

export const Badge: BadgeResolvers = {
  name: (badge, _, { language }) => badge.name[language],
  picture: (badge, _, context) => toImage(badge.picture, context),
  talent: (badge, _, context) =>
    badge.talentId === null ? null : loadTalent(context, badge.talentId),
}
