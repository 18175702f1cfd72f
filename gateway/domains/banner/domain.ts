import type { Domain } from '../../platform/domain.ts'
import { loadBanner, loadSection } from './service.ts'

export const domain: Domain = {
  nodes: {
    CarouselBannerSection: loadSection,
    SlideBannerSection: loadSection,
    SwipeBannerSection: loadSection,
    Banner: loadBanner,
  },
}
