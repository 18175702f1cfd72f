import type { SwipeBannerSectionResolvers } from '../../types.generated.ts'
import { bannersOf } from '../service.ts'

export const SwipeBannerSection: SwipeBannerSectionResolvers = {
  title: ({ title }, _, { language }) => title[language],
  banners: (section, _, context) => bannersOf(context, section),
}
