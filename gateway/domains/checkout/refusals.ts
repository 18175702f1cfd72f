import type { GatewayContext } from '../../platform/graphql/context.ts'
import { nameAsSold, type Offer, type RefusedLine } from '../store/service.ts'

/** What is wrong with an item, for the fan who wants it. */
export function itemError(
  { language }: Pick<GatewayContext, 'language'>,
  {
    offer: { item, variant, opensAt, isMembersOnly },
    code,
    available,
  }: { offer: Offer; code: RefusedLine['code'] | 'SUBSCRIBED'; available: number },
) {
  const isOwned = code === 'LIMIT' && item.kind === 'DIGITAL' && available === 0
  return {
    __typename: 'CheckoutItemError' as const,
    itemId: item.id,
    code: isOwned ? ('OWNED' as const) : code,
    itemName: nameAsSold(item.name, variant)[language],
    left: available ?? 0,
    retryAt: code === 'PERIOD' ? opensAt : null,
    isMembersOnly,
  }
}

export const sessionError = (code: 'EXPIRED' | 'COMPLETED' | 'MOVED_ON' | 'UNKNOWN') => ({
  __typename: 'CheckoutSessionError' as const,
  code,
})
