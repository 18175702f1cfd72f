import { asc } from 'drizzle-orm'
import type { ImageRef } from '../../platform/database/columns.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { drawnAvatar } from './tables.ts'

export async function findDrawnAvatars(
  db: Queryable,
): Promise<{ name: string; image: ImageRef }[]> {
  return db
    .select({ name: drawnAvatar.name, image: drawnAvatar.image })
    .from(drawnAvatar)
    .orderBy(asc(drawnAvatar.position))
}
