import { toImage } from '../../../platform/files/image.ts'
import { loadTalent } from '../../community/service.ts'
import type { BannerResolvers } from '../../types.generated.ts'

export const Banner: BannerResolvers = {
  title: ({ title }, _, { language }) => title[language],
  note: ({ note }, _, { language }) => note?.[language] ?? null,
  sponsor: ({ sponsor }, _, { language }) => sponsor?.[language] ?? null,
  picture: ({ picture }, _, context) => toImage(picture, context),
  talent: ({ talentId }, _, context) => (talentId === null ? null : loadTalent(context, talentId)),
}
