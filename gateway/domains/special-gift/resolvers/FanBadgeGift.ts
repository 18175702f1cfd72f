import type { FanBadgeGiftResolvers } from '../../types.generated.ts'
import { loadBadge } from '../../collection/service.ts'

export const FanBadgeGift: FanBadgeGiftResolvers = {
  name: ({ name }, _, { language }) => name[language],
  badge: async ({ badgeId }, _, context) => (await loadBadge(context, badgeId ?? ''))!,
}
