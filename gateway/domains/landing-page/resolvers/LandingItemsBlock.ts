import { itemsNamed } from '../../store/service.ts'
import type { LandingItemsBlockResolvers } from '../../types.generated.ts'

export const LandingItemsBlock: LandingItemsBlockResolvers = {
  heading: ({ heading }, _, { language }) => heading[language],
  items: ({ communityId, items }, _, context) => itemsNamed(context, communityId, items),
}
