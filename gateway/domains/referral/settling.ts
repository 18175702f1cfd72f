import { mostReferrals, referralCoins, referralDays } from '#rules/referral.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { grant } from '../ledger/service.ts'
import { countPaid, findDue, insertReward, isActive, type Due } from './store.ts'

/** For how long coins can be spent, as all that are given. */
const daysOfCoins = 180
/** At a time: a day that brings more has them a few minutes later. */
const together = 100

/** Gives both what each invitation brings whose fan has come far enough. The same once more gives nothing. */
export async function settleReferrals(context: JobContext): Promise<void> {
  for (const due of await findDue(context.db, referralDays, together)) await settle(context, due)
}

async function settle({ db, now }: JobContext, { userId, referrerId }: Due): Promise<void> {
  const at = now()
  await db.transaction(async (transaction) => {
    // As many as a referrer may be given for are counted one after the other.
    await queueUp(transaction, `referral ${referrerId}`)
    const isReferrerPaid =
      (await countPaid(transaction, referrerId)) < mostReferrals &&
      (await isActive(transaction, referrerId))
    const reward = { userId, referrerId, coins: referralCoins, isReferrerPaid, at }
    if (!(await insertReward(transaction, reward))) return
    const given = isReferrerPaid ? [userId, referrerId] : [userId]
    await grant(transaction, {
      key: `referral:${userId}`,
      reason: 'REFERRAL',
      reference: userId,
      at,
      lots: given.map((ownerId) => ({
        ownerId,
        asset: 'COIN',
        class: 'FREE',
        amount: referralCoins,
        expiry: { afterDays: daysOfCoins },
      })),
    })
  })
}
