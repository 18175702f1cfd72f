import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter } from '../community/service.ts'
import type { CampaignState } from '../types.generated.ts'
import { findPages, findPagesOf, findUsesOf } from './store.ts'
import type { CampaignCodePageRow, CampaignCodeReceiptRow } from './tables.ts'

/** The page with this id where it has begun and the viewer may know of it, or null. */
export async function loadPage(
  context: GatewayContext,
  id: string,
): Promise<CampaignCodePageRow | null> {
  if (prefixOf(id) !== 'campaigncodepage') return null
  const row = await loadKnownRow(context, 'campaignCodePage', findPages, id, (each) =>
    mayEnter(context, each?.communityId),
  )
  return row && row.opensAt <= context.now() ? row : null
}

async function begunPages(
  context: GatewayContext,
  communityId: string,
): Promise<CampaignCodePageRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const { cache, db, tenantId, now } = context
  const rows = await cache.get(tenantId, 'campaignCodePagesOf', communityId, () =>
    findPagesOf(db, communityId),
  )
  return rows.filter(({ opensAt }) => opensAt <= now())
}

/** A community's pages on which codes can be used now. */
export async function openPages(
  context: GatewayContext,
  communityId: string,
): Promise<CampaignCodePageRow[]> {
  const rows = await begunPages(context, communityId)
  return rows
    .filter((row) => stateOf(row, context.now()) === 'OPEN')
    .slice(0, listSizes['Community.campaignCodePages'])
}

/** The page that an address names, once it has begun; null where there is none. */
export async function pageNamed(
  context: GatewayContext,
  communityId: string,
  identifier: string,
): Promise<CampaignCodePageRow | null> {
  const rows = await begunPages(context, communityId)
  return rows.find((row) => row.identifier === identifier) ?? null
}

export const stateOf = (
  { closesAt }: Pick<CampaignCodePageRow, 'closesAt'>,
  now: Date,
): CampaignState => (now < closesAt ? 'OPEN' : 'ENDED')

/** What the viewer has had on a page; nothing for a guest. */
export async function receiptsOf(
  { db, userId }: GatewayContext,
  { id }: CampaignCodePageRow,
): Promise<CampaignCodeReceiptRow[]> {
  if (userId === null) return []
  return findUsesOf(db, userId, id, listSizes['CampaignCodePage.viewerReceipts'])
}
