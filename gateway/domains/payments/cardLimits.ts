import { addDays } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { mostDoublings, proofCookie, takeProof } from '../../platform/proof-of-work/service.ts'
import { findCardTries } from './savingStore.ts'

/** Savings and declines that a fan may have in a day: whoever tries stolen numbers has many, others hardly two. */
const triesADay = 10
/** After so many beyond that the work doubles. */
const triesPerDoubling = 5

/**
 * Why a fan may try no card now; undefined where they may. Beyond ten savings and declines within a day each try takes
 * a proof of work, which is used up here: asked inside the transaction that writes the try down.
 */
export async function refuseCardTry(context: GatewayContext, db: Queryable, fanId: string) {
  const tries = await findCardTries(db, fanId, addDays(context.now(), -1))
  const oldest = tries[triesADay - 1]
  if (!oldest) return undefined
  const beyond = Math.floor((tries.length - triesADay) / triesPerDoubling)
  const proofDoublings = Math.min(mostDoublings, beyond)
  const place = { ...context, purpose: 'code' } as const
  const proof = context.readCookie(proofCookie)
  if (await takeProof(context, db, place, proof, proofDoublings)) return undefined
  return { __typename: 'RateLimitedError' as const, retryAt: addDays(oldest, 1), proofDoublings }
}
