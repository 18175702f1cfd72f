import { timingSafeEqual } from 'node:crypto'
import { tagOf, writeStoreCode } from '#rules/storeCode.ts'
import { keyedHash } from '../../platform/secret.ts'
import type { CheckInStoreRow } from './tables.ts'

type Store = Pick<CheckInStoreRow, 'id' | 'number' | 'edition'>
/** Whose secret signs, and for which tenant. */
export type Signer = { config: Parameters<typeof keyedHash>[0]; tenantId: string }

/** What proves a stamp of a store's: nobody without the secret can make it. */
export const storeTag = ({ config, tenantId }: Signer, { id }: Store, stamp: number): string =>
  tagOf(keyedHash(config, 'check-in store', tenantId, id, String(stamp)))

/** A store's code for a minute, or of a print. */
export const storeCode = (signer: Signer, store: Store, stamp: number): string =>
  writeStoreCode({ store: store.number, stamp, tag: storeTag(signer, store, stamp) })

/** What the page at a store's counter is opened by. A new edition makes another one. */
export function counterKey({ config, tenantId }: Signer, { id, edition }: Store): string {
  const proof = keyedHash(config, 'check-in counter', tenantId, id, String(edition))
  return `${id}.${proof.subarray(0, 20).toString('base64url')}`
}

/** Whether two are the same, told by no time. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
