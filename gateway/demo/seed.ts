import type { World } from '#content/types.ts'
import { world as firstWorld } from '#content/world.ts'
import { demo } from '../demo.generated.ts'
import type { Database } from '../platform/database/pools.ts'
import { newId } from '../platform/ids.ts'
import { tenant } from '../platform/tenant/tables.ts'
import { artImage } from './art.ts'
import { orderParts, type DemoPart, type DemoStage } from './part.ts'
import { demoPart } from './tables.ts'

const own = 'tenant'

/**
 * Gives an empty tenant the demo, and one that was made before a part that part alone: each once, in a
 * transaction of its own, so that a killed start goes on where it stood. A tenant that is no demo's stays as it is.
 */
export async function openDemo(
  db: Database,
  now: Date,
  parts: Parameters<typeof orderParts>[0] = demo,
  world: World = firstWorld,
  draws?: DemoStage['draws'],
): Promise<void> {
  await claimTenant(db, now, world)
  const rows = await db.select({ name: demoPart.name }).from(demoPart)
  const given = new Set(rows.map(({ name }) => name))
  if (!given.has(own)) return
  for (const [name, part] of orderParts(parts))
    if (!given.has(name)) await give(db, { now, world, picture: artImage, draws }, name, part)
    else if (part.renew) await renew(db, { now, world, picture: artImage, draws }, part.renew)
}

async function claimTenant(db: Database, now: Date, world: World): Promise<void> {
  await db.transaction(async (transaction) => {
    const isClaimed = await insertTenant({ transaction, now, world, picture: artImage })
    if (isClaimed) await transaction.insert(demoPart).values({ name: own, addedAt: now })
  })
}

/** Writes a tenant's own row; false where there is one. */
export async function insertTenant({ transaction, world, picture }: DemoStage): Promise<boolean> {
  const { name, supportEmail, brand: { logo, icon, ...look } = {} } = world.tenant
  const claimed = await transaction
    .insert(tenant)
    .values({
      name,
      supportEmail,
      defaultCommunityId: newId('community'),
      terms: world.legal.terms,
      privacyPolicy: world.legal.privacy,
      brand: {
        ...look,
        ...(logo && { logo: picture(logo) }),
        ...(icon && { icon: picture(icon) }),
      },
    })
    .onConflictDoNothing()
    .returning({ tenantId: tenant.tenantId })
  return claimed.length > 0
}

/** Of many processes that start at once, one gives the part; the others wait for its record. */
async function give(
  db: Database,
  stage: Omit<DemoStage, 'transaction'>,
  name: string,
  part: DemoPart,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const recorded = await transaction
      .insert(demoPart)
      .values({ name, addedAt: stage.now })
      .onConflictDoNothing()
      .returning({ name: demoPart.name })
    if (recorded.length > 0) await part.add({ ...stage, transaction })
  })
}

function renew(
  db: Database,
  stage: Omit<DemoStage, 'transaction'>,
  run: NonNullable<DemoPart['renew']>,
): Promise<void> {
  return db.transaction((transaction) => run({ ...stage, transaction }))
}
