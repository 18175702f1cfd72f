import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { Offer, RefusedLine } from '../store/service.ts'

/** What is wrong with an item, for the fan who wants it. */
export function itemError(
  { language }: Pick<GatewayContext, 'language'>,
  {
    itemId,
    code,
    available,
  }: Omit<RefusedLine, 'code'> & {
    code: RefusedLine['code'] | 'SUBSCRIBED'
  },
  offers: Iterable<Offer>,
) {
  const item = [...offers].find((offer) => offer.item.id === itemId)?.item
  return {
    ...{ __typename: 'CheckoutItemError' as const, code, itemId },
    itemName: item?.name[language] ?? '',
    left: available ?? 0,
    retryAt: code === 'PERIOD' ? (item?.saleFrom ?? null) : null,
  }
}

export const sessionError = (code: 'EXPIRED' | 'COMPLETED' | 'MOVED_ON' | 'UNKNOWN') => ({
  ...{ __typename: 'CheckoutSessionError' as const, code },
})
