import { ageOn } from '#rules/day.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { findPresentUser } from '../user/service.ts'
import { findPolicy, upsertPolicy } from './store.ts'
import type { Policy } from './tables.ts'

/** From then on a fan is written to by strangers unless they say otherwise: the age of majority in Japan. */
const adultAge = 18

/** Who may begin to write to a fan: as they chose, else everyone, or their contacts where they may be a minor. */
export async function policyOf(
  { db, now }: Pick<GatewayContext, 'db' | 'now'>,
  fanId: string,
): Promise<Policy> {
  const chosen = await findPolicy(db, fanId)
  if (chosen) return chosen
  const birthDate = (await findPresentUser(db, fanId))?.birthDate
  return birthDate && ageOn(birthDate, now()) >= adultAge ? 'EVERYONE' : 'CONTACTS'
}

/** Chooses who may begin to write to the viewer. */
export async function setMessagePolicy({ db, userId }: GatewayContext, policy: Policy) {
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  await upsertPolicy(db, userId, policy)
  return { __typename: 'SetMessagePolicySuccess' as const, directMessages: { fanId: userId } }
}
