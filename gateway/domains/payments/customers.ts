import type Stripe from 'stripe'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/pools.ts'
import { findCustomer, insertCustomer } from './instrumentStore.ts'
import { asking, stripeOf } from './provider.ts'
import type { InstrumentRow } from './tables.ts'

/** A card that the provider has saved, as far as it may be shown. */
export type ProviderCard = Pick<
  InstrumentRow,
  'providerId' | 'fingerprint' | 'brand' | 'last4' | 'expMonth' | 'expYear'
>

/**
 * The provider's customer for a fan, made where there is none yet: one a fan, however many ask at once. The provider
 * learns the fan's id alone. Never inside a transaction.
 */
export async function customerOf(
  { config, tenantId, db }: { config: Config; tenantId: string; db: Database },
  fanId: string,
): Promise<string> {
  const known = await findCustomer(db, fanId)
  if (known !== undefined) return known
  const created = stripeOf(config).customers.create(
    { metadata: { tenant: tenantId, fan: fanId } },
    { idempotencyKey: `customer:${tenantId}:${fanId}` },
  )
  const { id } = await asking(created)
  await insertCustomer(db, { fanId, providerId: id })
  return (await findCustomer(db, fanId)) ?? id
}

/** Unties a saved card from its customer at the provider, so that nothing can charge it. Any number of times. */
export async function detachCard(
  { config }: { config: Config },
  providerId: string,
): Promise<void> {
  const { paymentMethods } = stripeOf(config)
  const { customer } = await asking(paymentMethods.retrieve(providerId))
  if (customer !== null) await asking(paymentMethods.detach(providerId))
}

const brands: ReadonlyMap<string, InstrumentRow['brand']> = new Map([
  ['visa', 'VISA'],
  ['mastercard', 'MASTERCARD'],
  ['jcb', 'JCB'],
  ['amex', 'AMEX'],
  ['diners', 'DINERS'],
  ['discover', 'DISCOVER'],
  ['unionpay', 'UNIONPAY'],
])

/** A card of the provider's that belongs to a customer; undefined where it is none. */
export function readCard(method: string | Stripe.PaymentMethod | null): ProviderCard | undefined {
  if (method === null || typeof method === 'string' || !method.card || !method.customer)
    return undefined
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = method.card
  return {
    providerId: method.id,
    fingerprint: fingerprint ?? method.id,
    brand: brands.get(brand) ?? 'OTHER',
    last4,
    expMonth,
    expYear,
  }
}
