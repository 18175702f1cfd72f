import type { CarouselBannerSectionResolvers } from '../../types.generated.ts'
import { bannersOf } from '../service.ts'

export const CarouselBannerSection: CarouselBannerSectionResolvers = {
  title: ({ title }, _, { language }) => title[language],
  banners: (section, _, context) => bannersOf(context, section),
}
