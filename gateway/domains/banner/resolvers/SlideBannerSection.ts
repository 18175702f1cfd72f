import type { SlideBannerSectionResolvers } from '../../types.generated.ts'
import { bannersOf } from '../service.ts'

export const SlideBannerSection: SlideBannerSectionResolvers = {
  title: ({ title }, _, { language }) => title[language],
  banners: (section, _, context) => bannersOf(context, section),
}
