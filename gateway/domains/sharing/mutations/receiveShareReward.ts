import type { GatewayContext } from '../../../platform/graphql/context.ts'
import { grant } from '../../ledger/service.ts'
import type { ReceiveShareRewardInput } from '../../types.generated.ts'
import { loadCard } from '../service.ts'
import { takeReward } from '../store.ts'

/** For how long coins for sharing can be spent. */
const daysOfReward = 90

/** Gives the viewer the coins for having shared a card of theirs, once for all cards of its subject. */
export async function receiveShareReward(
  context: GatewayContext,
  { cardId }: ReceiveShareRewardInput,
) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const card = await loadCard(context, cardId)
  const coins = card?.rewardCoins ?? null
  if (!card || card.fanId !== userId || coins === null)
    return { __typename: 'NotFoundError' as const, field: 'cardId' }
  const at = now()
  const isFirst = await db.transaction(async (transaction) => {
    if (!(await takeReward(transaction, card, coins, at))) return false
    await grant(transaction, {
      key: `share:${card.subjectId}:${userId}`,
      reason: 'VOTING',
      reference: card.id,
      at,
      lots: [
        {
          ownerId: userId,
          asset: 'COIN',
          class: 'FREE',
          amount: coins,
          expiry: { afterDays: daysOfReward },
        },
      ],
    })
    return true
  })
  return isFirst
    ? { __typename: 'ReceiveShareRewardSuccess' as const, coins }
    : { __typename: 'AlreadyReceivedShareReward' as const }
}
