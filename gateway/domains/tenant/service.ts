import type { ImageRef } from '../../platform/database/columns.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadTenant } from '../../platform/tenant/service.ts'
import { findDrawnAvatars } from './store.ts'
import type { TenantRow } from './tables.ts'

/** The tenant of this request where the id is its; null for any other. */
export async function loadOwnTenant(
  context: GatewayContext,
  id: string,
): Promise<TenantRow | null> {
  return id === context.tenantId ? loadTenant(context) : null
}

/** The pictures a fan can take as an avatar, in their order. */
export async function drawnAvatars({
  db,
  cache,
  tenantId,
}: GatewayContext): Promise<{ name: string; image: ImageRef }[]> {
  return cache.get(tenantId, 'drawnAvatars', '', () => findDrawnAvatars(db))
}

/** The drawn avatar of this name, if there is one. */
export async function findDrawnAvatar(
  context: GatewayContext,
  name: string,
): Promise<ImageRef | undefined> {
  return (await drawnAvatars(context)).find((avatar) => avatar.name === name)?.image
}
