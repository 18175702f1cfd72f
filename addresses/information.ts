import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  /** `?category=` narrows it, `?list=favorite` shows what the fan keeps, `?list=received` what reached them alone. */
  informations: path('/information'),
  general: path('/information/:information_id/general-information'),
  favorite: path('/information/:information_id/favorite-information-list'),
}
