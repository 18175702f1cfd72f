import DataLoader from 'dataloader'
import type { Queryable } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKept } from '../../platform/graphql/loadKept.ts'

/**
 * Who is a member by an item, as SQL asks it of what holds a fan, an item, a tenant and the instant of now: until their
 * subscription has ended, so also while a bill is tried again, and until the last instant of one that is cancelled,
 * whether or not the biller has come by.
 */
export function isMember(fanId: string, itemId: string, tenantId: string, now: string): string {
  return `exists (select from subscription as live
      where live.tenant_id = ${tenantId} and live.fan_id = ${fanId} and live.item_id = ${itemId}
        and live.ended_at is null
        and (live.state <> 'CANCELED_AT_PERIOD_END' or live.period_end > ${now}))`
}

const untilOf = statement<{ id: string; until: number }>(
  'members_until',
  `select place.id, extract(epoch from max(case when live.state = 'CANCELED_AT_PERIOD_END'
      then live.period_end else 'infinity' end))::float8 * 1000 as until
  from membership as place join subscription as live on live.tenant_id = place.tenant_id
    and live.fan_id = place.user_id and live.community_id = place.community_id
  where place.id = any($1) and live.ended_at is null group by place.id`,
)

/** Until when those who hold these places in communities are members there, in milliseconds of the epoch. */
async function findUntil(db: Queryable, placeIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await untilOf(db, [placeIds])
  return new Map(rows.map(({ id, until }) => [id, until]))
}

/**
 * Whether who holds this place in a community is a member by a subscription now: to the instant where it ends, within a
 * quarter of a minute where it has just begun or was ended early. All that a request does not know is one statement.
 */
export async function isPlaceOfMember(context: GatewayContext, placeId: string): Promise<boolean> {
  const until = await loadKept(context, 'memberUntil', placeId, findUntil, 0)
  return until > context.now().getTime()
}

const untilOfFans = statement<{ id: string; until: number }>(
  'fans_members_until',
  `select live.fan_id as id, extract(epoch from max(case when live.state = 'CANCELED_AT_PERIOD_END'
      then live.period_end else 'infinity' end))::float8 * 1000 as until
  from subscription as live
  where live.fan_id = any($1) and live.ended_at is null group by live.fan_id`,
)

/** Until when these fans are members by any subscription, in milliseconds of the epoch. */
async function findUntilOfFans(
  db: Queryable,
  fanIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await untilOfFans(db, [fanIds])
  return new Map(rows.map(({ id, until }) => [id, until]))
}

/**
 * Whether a fan is a member by any subscription of the tenant's, in whichever of its communities: for where only they are
 * known, and not their place.
 */
export async function isFanMember(context: GatewayContext, fanId: string): Promise<boolean> {
  const until = await loadKept(context, 'fanMemberUntil', fanId, findUntilOfFans, 0)
  return until > context.now().getTime()
}

const itemsOfMember = statement<{ id: string }>(
  'items_of_member',
  `select item.id from store_item as item
  where item.id = any($2) and ${isMember('$1', 'item.id', 'item.tenant_id', '$3')}`,
)

/**
 * Whether the viewer is a member by an item at this instant; a guest never is. It is asked anew by each request, so that
 * what a membership opens is open with its payment: all that a request asks is one statement.
 */
export async function viewerIsMember(context: GatewayContext, itemId: string): Promise<boolean> {
  const { userId } = context
  if (userId === null) return false
  return context
    .loader(
      'member by items',
      ({ db, now }) =>
        new DataLoader<string, boolean>(async (ids) => {
          const rows = await itemsOfMember(db, [userId, ids, now()])
          const found = new Set(rows.map(({ id }) => id))
          return ids.map((id) => found.has(id))
        }),
    )
    .load(itemId)
}
