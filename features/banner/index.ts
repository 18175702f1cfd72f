export { BannerSections } from './components/BannerSection/BannerSections.tsx'
