import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter } from '../community/service.ts'
import type { LandingPagePlace, LandingPageState } from '../types.generated.ts'
import { holdsPreview } from './preview.ts'
import { findPages, findPagesOf } from './store.ts'
import type { LandingPageRow, PageBlock } from './tables.ts'

/** The page with this id where it has appeared, or the viewer previews it, and they may know of it; or null. */
export async function loadLandingPage(
  context: GatewayContext,
  id: string,
): Promise<LandingPageRow | null> {
  if (prefixOf(id) !== 'landingpage') return null
  const row = await loadKnownRow(context, 'landingPage', findPages, id, (each) =>
    mayEnter(context, each?.communityId),
  )
  return row && isShown(context, row) ? row : null
}

/** The page that an address names, likewise. */
export async function landingPageAt(
  context: GatewayContext,
  communityId: string,
  place: LandingPagePlace,
  identifier: string,
): Promise<LandingPageRow | null> {
  if (!(await mayEnter(context, communityId))) return null
  const { cache, db, tenantId } = context
  const pages = await cache.get(tenantId, 'landingPagesOf', communityId, () =>
    findPagesOf(db, communityId),
  )
  const page = pages.find((each) => each.place === place && each.identifier === identifier)
  return page && isShown(context, page) ? page : null
}

export function stateOf(
  { now }: Pick<GatewayContext, 'now'>,
  { opensAt, closesAt }: Pick<LandingPageRow, 'opensAt' | 'closesAt'>,
): LandingPageState {
  if (now() < opensAt) return 'UPCOMING'
  return closesAt && now() >= closesAt ? 'ENDED' : 'OPEN'
}

const isShown = (context: GatewayContext, page: LandingPageRow): boolean =>
  stateOf(context, page) !== 'UPCOMING' || holdsPreview(context, page.id)

/** Whether the viewer sees what nobody else does now. */
export const isPreview = (context: GatewayContext, page: LandingPageRow): boolean =>
  stateOf(context, page) !== 'OPEN' && holdsPreview(context, page.id)

/** Its blocks; null of a page that has ended, but for whoever previews it. */
export function blocksOf(
  context: GatewayContext,
  page: LandingPageRow,
): readonly PageBlock[] | null {
  const isOpen = stateOf(context, page) === 'OPEN'
  return isOpen || isPreview(context, page) ? page.blocks : null
}
