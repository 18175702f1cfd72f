import DataLoader from 'dataloader'
import type { DirectState } from '#schema/types.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { countWritten, membersOf } from '../chat/service.ts'
import { loadMembership } from '../community/service.ts'
import { blockBetween } from '../mute/service.ts'
import { loadUser } from '../user/service.ts'
import { policyOf } from './policy.ts'
import type { DirectRow } from './tables.ts'

/** Messages to somebody who has not answered: enough to say who one is, too few to harass. */
export const mostUnanswered = 3

/** With whom the viewer has direct messages; undefined where they are not the viewer's. */
export async function partnerIdIn(
  context: GatewayContext,
  { channelId }: DirectRow,
): Promise<string | undefined> {
  const members = await membersOf(context, channelId)
  return members.some(({ userId }) => userId === context.userId)
    ? members.find(({ userId }) => userId !== context.userId)?.userId
    : undefined
}

/** How the viewer stands to their partner in these direct messages. */
export function standingIn(context: GatewayContext, direct: DirectRow): Promise<DirectState> {
  const load = (of: GatewayContext) =>
    new DataLoader<DirectRow, DirectState, string>(
      (rows) => Promise.all(rows.map((row) => findStanding(of, row))),
      { cacheKeyFn: ({ channelId }) => channelId },
    )
  return context.loader('directStanding', load).load(direct)
}

async function findStanding(
  context: GatewayContext,
  { channelId, communityId }: DirectRow,
): Promise<DirectState> {
  const { userId } = context
  const members = await membersOf(context, channelId)
  const own = members.find((row) => row.userId === userId)
  const partner = members.find((row) => row.userId !== userId)
  if (!own || !partner) return 'CLOSED'
  const standing = await standingTo(context, communityId, partner.userId)
  if (standing === 'BLOCKING') return 'BLOCKING'
  // Also of whoever has gone or blocks the viewer meanwhile: what they asked can be sent away.
  if (own.state === 'ASKED') return 'ASKED'
  if (standing === 'GONE') return 'CLOSED'
  if (standing === 'OFF') return 'OFF'
  if (standing === 'NOBODY') return 'CLOSED'
  if (partner.state === 'OPEN') return 'OPEN'
  return standing === 'EVERYONE' ? 'ASKING' : 'CLOSED'
}

/**
 * What decides whether the viewer may write to somebody, whether they ever did or not: blocks, which bind both,
 * that they are there, and what each of them chose.
 */
export async function standingTo(context: GatewayContext, communityId: string, partnerId: string) {
  const [block, partner, membership] = await Promise.all([
    blockBetween(context, partnerId),
    loadUser(context, partnerId),
    loadMembership(context, communityId, partnerId),
  ])
  if (block === 'VIEWER') return 'BLOCKING'
  if (block === 'OTHER' || !partner || !membership || context.userId === null) return 'GONE'
  const [own, theirs] = await Promise.all([
    policyOf(context, context.userId),
    policyOf(context, partnerId),
  ])
  return own === 'NOBODY' ? 'OFF' : theirs
}

/** How many more messages the viewer may send before they are answered; null where nothing limits it. */
export async function messagesLeft(
  context: GatewayContext,
  direct: DirectRow,
): Promise<number | null> {
  if (context.userId === null || (await standingIn(context, direct)) !== 'ASKING') return null
  const written = await countWritten(context.db, direct.channelId, context.userId)
  return Math.max(0, mostUnanswered - written)
}
