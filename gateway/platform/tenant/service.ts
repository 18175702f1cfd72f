import type { Queryable } from '../database/pools.ts'
import type { GatewayContext } from '../graphql/context.ts'
import { tenant, type TenantRow } from './tables.ts'

/** The tenant of this request. Throws where the database holds none: the seed or an operator creates it. */
export async function loadTenant({
  cache,
  db,
  tenantId,
}: Pick<GatewayContext, 'cache' | 'tenantId'> & { db: Queryable }): Promise<TenantRow> {
  const row = await cache.get(tenantId, 'tenant', '', async () => {
    return (await db.select().from(tenant).limit(1))[0]
  })
  if (!row) throw new Error(`the database holds no tenant "${tenantId}"`)
  return row
}
