import { markAllRead } from '../chat/service.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import { grant } from '../ledger/service.ts'
import { loadUser } from '../user/service.ts'
import { forgetMemberships, loadCommunity, mayEnter } from './service.ts'
import { insertMembership } from './store.ts'
import type { CommunityRow } from './tables.ts'

/** As long as a coin pack's bonus. */
const daysOfWelcome = 90

/**
 * Joins the viewer, with coins and a ticket for a welcome. Joining twice changes nothing; what was written before counts as
 * read. Nobody joins a closed community by themselves: its operators write who belongs to it.
 */
export async function joinCommunity(context: GatewayContext, communityId: string) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const joined = await loadCommunity(context, communityId)
  if (!joined || !(await mayEnter(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'communityId' }
  const isNew = await db.transaction(async (transaction) => {
    const row = {
      id: newId('membership'),
      communityId,
      userId,
      role: 'MEMBER' as const,
      joinedAt: now(),
    }
    const isInserted = await insertMembership(transaction, row)
    if (!isInserted) return false
    await markAllRead(transaction, communityId, userId)
    await welcome(transaction, joined, userId, now())
    return true
  })
  if (isNew) {
    context.events.publish(context.tenantId, { type: 'accessChanged', userId })
    forgetMemberships(context, userId)
    context.cache.forget(context.tenantId, 'community', communityId)
  }
  context.clearLoaders()
  const [community, user] = await Promise.all([
    loadCommunity(context, communityId),
    loadUser(context, userId),
  ])
  if (!community || !user) return { __typename: 'NotFoundError' as const, field: 'communityId' }
  return { __typename: 'JoinCommunitySuccess' as const, community, user }
}

/** Who has left and comes back has had theirs. */
async function welcome(
  transaction: Transaction,
  { id, welcomeCoins, welcomeTickets }: CommunityRow,
  userId: string,
  at: Date,
): Promise<void> {
  const given = [
    { asset: 'COIN' as const, amount: welcomeCoins },
    { asset: 'TICKET:draw' as const, amount: welcomeTickets },
  ].filter(({ amount }) => amount > 0)
  if (given.length === 0) return
  await grant(transaction, {
    key: `welcome:${id}:${userId}`,
    reason: 'WELCOME',
    reference: id,
    at,
    lots: given.map((lot) => ({
      ...lot,
      ownerId: userId,
      class: 'FREE' as const,
      expiry: { afterDays: daysOfWelcome },
    })),
  })
}
