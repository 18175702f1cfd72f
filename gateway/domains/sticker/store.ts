import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { sticker, type StickerRow } from './tables.ts'

/** A community's stickers, in their order. */
export async function findStickers(db: Queryable, communityId: string): Promise<StickerRow[]> {
  return db
    .select()
    .from(sticker)
    .where(eq(sticker.communityId, communityId))
    .orderBy(asc(sticker.position), asc(sticker.id))
}
