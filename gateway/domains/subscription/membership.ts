import DataLoader from 'dataloader'
import { statement } from '../../platform/database/prepared.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'

/**
 * When a subscription makes its fan a member, as SQL: until it has ended, so also while a bill is tried again, and
 * until the last instant of one that is cancelled, whether or not the biller has come by.
 */
const makesMember = (now: string) =>
  `live.ended_at is null and (live.state <> 'CANCELED_AT_PERIOD_END' or live.period_end > ${now})`

/** Who is a member by an item, as SQL asks it of what holds a fan, an item, a tenant and the instant of now. */
export function isMember(fanId: string, itemId: string, tenantId: string, now: string): string {
  return `exists (select from subscription as live
      where live.tenant_id = ${tenantId} and live.fan_id = ${fanId} and live.item_id = ${itemId}
        and ${makesMember(now)})`
}

/** Which of these places in communities are held by a member of what is sold there. */
const findMembers = statement<{ id: string }>(
  'members_among',
  `select place.id from membership as place
  where place.id = any($1) and exists (select from subscription as live
    where live.tenant_id = place.tenant_id and live.fan_id = place.user_id
      and live.community_id = place.community_id and ${makesMember('$2')})`,
)

/** Whether who holds this place in a community is a member by a subscription now. All of a request is one statement. */
export function isPlaceOfMember(context: GatewayContext, placeId: string): Promise<boolean> {
  return context
    .loader(
      'places of members',
      ({ db, now }) =>
        new DataLoader<string, boolean>(async (ids) => {
          const found = new Set((await findMembers(db, [ids, now()])).map(({ id }) => id))
          return ids.map((id) => found.has(id))
        }),
    )
    .load(placeId)
}
