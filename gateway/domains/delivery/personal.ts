import { sql } from 'drizzle-orm'
import { gone, kept, through, type Judged } from '../../platform/personal/judging.ts'
import { deliveryAddress, deliveryReminder, realGoodsDelivery } from './tables.ts'

/** What an address holds of a person, empty; the prefecture stays. */
const nowhere = JSON.stringify({
  familyName: '',
  givenName: '',
  familyNameKana: '',
  givenNameKana: '',
  postalCode: '',
  city: '',
  street: '',
  building: '',
  phoneNumber: '',
})

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(deliveryAddress, { of: 'fanId', told: ['id', 'destination', 'isDefault', 'usedAt'] }),
  kept(realGoodsDelivery, {
    why: 'That goods were sent belongs to the order’s books; to whom and where does not.',
    of: 'fanId',
    told: [
      'id',
      'orderId',
      'state',
      'lines',
      'destination',
      'openedAt',
      'shippedAt',
      'deliveredAt',
      'carrier',
      'trackingNumber',
    ],
    untold: ['addressDueAt', 'communityId'],
    becomes: () => ({
      destination: sql`${realGoodsDelivery.destination} || ${nowhere}::jsonb`,
      trackingNumber: null,
    }),
  }),
  kept(deliveryReminder, {
    why: 'It names nobody, and keeps a reminder from coming twice.',
    of: through(deliveryReminder.deliveryId, realGoodsDelivery.id, realGoodsDelivery.fanId),
    told: ['deliveryId', 'daysBefore', 'at'],
  }),
]
