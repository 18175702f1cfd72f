import type { ReceivedPresentResolvers } from '../../types.generated.ts'

export const ReceivedPresent: ReceivedPresentResolvers = {
  kind: ({ presentKind }) => presentKind!,
  amount: ({ amount }) => amount!,
  claimableUntil: ({ claimableUntil }) => claimableUntil!,
  isExpired: ({ claimableUntil, claimedAt }, _, { now }) =>
    claimedAt === null && now() >= claimableUntil!,
}
