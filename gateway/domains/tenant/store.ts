import { asc } from 'drizzle-orm'
import type { ImageRef } from '../../platform/database/columns.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { drawnAvatar, tenant } from './tables.ts'

export async function findTenant(db: Queryable): Promise<typeof tenant.$inferSelect | undefined> {
  return (await db.select().from(tenant).limit(1))[0]
}

export async function findDrawnAvatars(
  db: Queryable,
): Promise<{ name: string; image: ImageRef }[]> {
  return db
    .select({ name: drawnAvatar.name, image: drawnAvatar.image })
    .from(drawnAvatar)
    .orderBy(asc(drawnAvatar.position))
}
