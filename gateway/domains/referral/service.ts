import { ageOn } from '#rules/day.ts'
import { referralTakenDays } from '#rules/referral.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { forgiveAttempt, refuseAttempt, type Limit } from '../../platform/identity/throttle.ts'
import { blockBetween } from '../mute/service.ts'
import {
  findPresentUser,
  loadUser,
  readReferralCode,
  takeReferral,
  type ReferralOutcome,
} from '../user/service.ts'
import type { PublicUserRow } from '../user/tables.ts'
import { findInvitation, findInvited } from './store.ts'
import type { InvitationRow, InvitedFanRow, ReferralBookRow } from './tables.ts'

/** What missions count. */
export { broughtDays } from './counting.ts'

const dayMs = 24 * 60 * 60 * 1000
/** From then on one's name is told to who invited one. */
export const grownUp = 18
/** Codes that a fan may guess in a day: ten in 2⁴⁰ are hopeless, ten typing mistakes are not rare. */
const tries: Limit = { name: 'referral-code', attempts: 10, minutes: 24 * 60 }

/** The viewer's own code and what came of it; null for a guest. */
export async function referralOf({ db, userId }: GatewayContext): Promise<ReferralBookRow | null> {
  const fan = userId === null ? undefined : await findPresentUser(db, userId)
  return fan ? { fanId: fan.id, code: fan.referralCode, signedUpAt: fan.createdAt } : null
}

/** Who came by a fan's code. */
export const invitedBy = (
  { db }: GatewayContext,
  { fanId }: ReferralBookRow,
): Promise<InvitedFanRow[]> => findInvited(db, fanId, listSizes['Referral.invited'])

/** How far a fan's own way is; null for who came by nobody's code. */
export async function invitationOf(
  { db }: GatewayContext,
  { fanId }: ReferralBookRow,
): Promise<InvitationRow | null> {
  return (await findInvitation(db, fanId)) ?? null
}

/** Until when a code may still be entered; null once one was, or where it is too late. */
export async function enterableUntil(
  context: GatewayContext,
  book: ReferralBookRow,
): Promise<Date | null> {
  const until = new Date(book.signedUpAt.getTime() + referralTakenDays * dayMs)
  if (until <= context.now()) return null
  return (await invitationOf(context, book)) ? null : until
}

/** An invited fan as who invited them may know them: a grown-up who is here, where neither blocks the other. */
export async function nameable(
  context: GatewayContext,
  { userId }: InvitedFanRow,
): Promise<PublicUserRow | null> {
  const fan = await findPresentUser(context.db, userId)
  if (!fan?.birthDate || ageOn(fan.birthDate, context.now()) < grownUp) return null
  if (await blockBetween(context, userId)) return null
  return loadUser(context, userId)
}

const errors = {
  OWN: 'InviteCodeOwnError',
  NOT_FOUND: 'InviteCodeNotFoundError',
  USED_UP: 'InviteCodeAlreadyUsedError',
  TOO_LATE: 'InviteCodeTooLateError',
  ALREADY_INVITED: 'AuthorityAlreadyInvitedError',
} as const satisfies Record<Exclude<ReferralOutcome, 'TAKEN'>, string>

/** Notes by whose code the viewer came. */
export async function enterCode(context: GatewayContext, typed: string) {
  const { db, userId, now } = context
  const fan = userId === null ? undefined : await findPresentUser(db, userId)
  if (!fan) return { __typename: 'UnauthenticatedError' as const }
  const code = readReferralCode(typed.slice(0, 100))
  if (code === undefined) return { __typename: 'InviteCodeInvalidError' as const, field: 'code' }
  const retryAt = await refuseAttempt(db, tries, [fan.id], now())
  if (retryAt) return { __typename: 'RateLimitedError' as const, retryAt, proofDoublings: null }
  const outcome = await db.transaction((transaction) => takeReferral(transaction, fan, code, now()))
  if (outcome !== 'TAKEN') return { __typename: errors[outcome], field: 'code' }
  await forgiveAttempt(db, tries, [fan.id])
  return {
    __typename: 'EnterReferralCodeSuccess' as const,
    referral: { fanId: fan.id, code: fan.referralCode, signedUpAt: fan.createdAt },
  }
}
