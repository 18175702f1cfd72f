/**
 * Who is a member by an item, as SQL asks it of the columns that hold a fan, an item and a tenant: whoever's subscription
 * to it has not ended. So also until the last instant of one that is cancelled, and as long as a bill is tried again.
 */
export function isMember(fanId: string, itemId: string, tenantId: string): string {
  return `exists (select from subscription as live
      where live.tenant_id = ${tenantId} and live.fan_id = ${fanId} and live.item_id = ${itemId}
        and live.ended_at is null)`
}
