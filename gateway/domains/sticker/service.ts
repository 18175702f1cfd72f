import type { GatewayContext } from '../../platform/graphql/context.ts'
import { findStickers } from './store.ts'
import type { StickerRow } from './tables.ts'

/** A community's stickers, the same for all, in their order. */
export const stickersOf = (
  { cache, db, tenantId }: GatewayContext,
  communityId: string,
): Promise<StickerRow[]> =>
  cache.get(tenantId, 'stickers', communityId, () => findStickers(db, communityId))

/** A sticker of a community; undefined where it has none with this id. */
export async function findSticker(
  context: GatewayContext,
  communityId: string,
  id: string,
): Promise<StickerRow | undefined> {
  return (await stickersOf(context, communityId)).find((each) => each.id === id)
}
