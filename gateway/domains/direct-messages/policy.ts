import { ageOn } from '#rules/day.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { findPresentUser } from '../user/service.ts'
import { findPolicy, upsertPolicy } from './store.ts'
import type { Policy } from './tables.ts'

/** From then on a fan is written to by strangers unless they say otherwise: the age of majority in Japan. */
const adultAge = 18

/**
 * Who may begin to write to a fan: as they chose, else everyone, or their contacts where they may be a minor. Whatever
 * was chosen, a minor is not written to by strangers: their age is asked at each reading.
 */
export async function policyOf(
  { db, now }: Pick<GatewayContext, 'db' | 'now'>,
  fanId: string,
): Promise<Policy> {
  const chosen = await findPolicy(db, fanId)
  if (chosen && chosen !== 'EVERYONE') return chosen
  const birthDate = (await findPresentUser(db, fanId))?.birthDate
  const isAdult = birthDate ? ageOn(birthDate, now()) >= adultAge : chosen === 'EVERYONE'
  return isAdult ? 'EVERYONE' : 'CONTACTS'
}

/** Chooses who may begin to write to the viewer. */
export async function setMessagePolicy({ db, userId }: GatewayContext, policy: Policy) {
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  await upsertPolicy(db, userId, policy)
  return { __typename: 'SetMessagePolicySuccess' as const, directMessages: { fanId: userId } }
}
