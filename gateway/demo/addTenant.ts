import type { World } from '#content/types.ts'
import { demo } from '../demo.generated.ts'
import type { Database } from '../platform/database/pools.ts'
import { orderParts, type DemoStage } from './part.ts'
import { insertTenant } from './seed.ts'

/**
 * Fills a new tenant's rows from its world, all of them or none. False where there is such a tenant already, which
 * stays as it is. It is no demo: no later start adds to it.
 */
export async function addTenant(
  db: Database,
  now: Date,
  world: World,
  picture: DemoStage['picture'],
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const stage = { transaction, now, world, picture }
    if (!(await insertTenant(stage))) return false
    for (const [, part] of orderParts(demo)) await part.add(stage)
    return true
  })
}
