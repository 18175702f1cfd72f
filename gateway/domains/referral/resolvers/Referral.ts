import { mostReferrals, referralCoins, referralDays } from '#rules/referral.ts'
import type { ReferralResolvers } from '../../types.generated.ts'
import { enterableUntil, invitationOf, invitedBy } from '../service.ts'

export const Referral: ReferralResolvers = {
  id: ({ fanId }) => `referral ${fanId}`,
  coins: () => referralCoins,
  days: () => referralDays,
  most: () => mostReferrals,
  invited: (book, _, context) => invitedBy(context, book),
  enterableUntil: (book, _, context) => enterableUntil(context, book),
  invitation: (book, _, context) => invitationOf(context, book),
}
