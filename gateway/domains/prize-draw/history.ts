import { addDays, dayInJapan, midnightBefore } from '#rules/day.ts'
import { hashOfEntry } from '#rules/draws/drawing.ts'
import { pathOf } from '#rules/draws/merkle.ts'
import { publicKeyOf, signText } from '#rules/draws/signature.ts'
import { textOfEntryReceipt } from '#rules/draws/terms.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { decodeIdCursor } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import { balancesOf } from '../ledger/service.ts'
import type { PrizeDrawOutcome } from '../types.generated.ts'
import { drawOf } from './draws.ts'
import { ticketAsset } from './entering.ts'
import { entryKeyOf } from './keys.ts'
import {
  countEntries,
  findEntriesOf,
  findEntrant,
  findEntry,
  findList,
  findPlaceOf,
  hasFreeEntry,
} from './store.ts'
import type { EntryRow, PlaceRow, PrizeDrawRow } from './tables.ts'

/** The viewer's own entry with this id, or null. */
export async function loadEntry(
  { db, userId }: GatewayContext,
  id: string,
): Promise<EntryRow | null> {
  if (userId === null || prefixOf(id) !== 'prizedrawentry') return null
  return (await findEntry(db, userId, id)) ?? null
}

/** A page of the viewer's entries in a draw, newest first. */
export async function viewerEntries(
  { db, userId }: GatewayContext,
  { id }: PrizeDrawRow,
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const page = readKeysetPage(args, {
    most: listSizes['PrizeDraw.viewerEntries'],
    decode: decodeIdCursor('prizedrawentry'),
  })
  const found = userId === null ? [] : await findEntriesOf(db, { fanId: userId, drawId: id }, page)
  return toConnection(found, page, (entry) => entry.id)
}

/** How many of the viewer's entries count; 0 for a guest. */
export async function viewerEntryCount({ db, userId }: GatewayContext, { id }: PrizeDrawRow) {
  return userId === null ? 0 : countEntries(db, { drawId: id, fanId: userId })
}

/** How many tickets the viewer has entered a draw with; 0 for a guest. */
export async function viewerTicketsUsed({ db, userId }: GatewayContext, { id }: PrizeDrawRow) {
  if (userId === null) return 0
  return (await findEntrant(db, { drawId: id, fanId: userId }))?.ticketsUsed ?? 0
}

/** How many tickets the viewer could enter with now; 0 for a guest, and where a purchase enters. */
export async function viewerTickets(
  { db, userId, now }: GatewayContext,
  { entryBasis }: PrizeDrawRow,
): Promise<number> {
  if (userId === null || entryBasis === 'PURCHASE') return 0
  return (await balancesOf(db, userId, now())).get(ticketAsset)?.free ?? 0
}

/** When the viewer may enter for free again; null where they may now. */
export async function viewerFreeAt(
  { db, userId, now }: GatewayContext,
  { id: drawId, entryBasis }: PrizeDrawRow,
): Promise<Date | null> {
  if (userId === null || entryBasis === 'PURCHASE') return null
  const of = { drawId, fanId: userId, day: dayInJapan(now()) }
  return (await hasFreeEntry(db, of)) ? addDays(midnightBefore(now()), 1) : null
}

/** What the viewer won in a draw; null before it is drawn, and where they did not. */
export async function viewerWin(
  { db, userId }: GatewayContext,
  { id, drawnAt }: PrizeDrawRow,
): Promise<PlaceRow | null> {
  if (userId === null || drawnAt === null) return null
  return (await findPlaceOf(db, { drawId: id, fanId: userId })) ?? null
}

/** What this very entry won: a fan wins once, by one of theirs. */
export async function winOf(context: GatewayContext, entry: EntryRow): Promise<PlaceRow | null> {
  const win = await findPlaceOf(context.db, entry)
  return win?.entryId === entry.id ? win : null
}

/** What came of an entry. */
export async function outcomeOf(
  context: GatewayContext,
  entry: EntryRow,
): Promise<PrizeDrawOutcome> {
  if (entry.withdrawnAt !== null) return 'WITHDRAWN'
  const { drawnAt } = await drawOf(context, entry)
  if (drawnAt === null) return 'WAITING'
  const win = await winOf(context, entry)
  if (!win) return 'LOST'
  return win.forfeitedAt === null ? 'WON' : 'FORFEITED'
}

/** What a fan was told when they entered, with its signature: the same however often it is asked. */
export async function receiptOf(context: GatewayContext, entry: EntryRow) {
  const { config, db, tenantId } = context
  const [draw, entrant] = await Promise.all([drawOf(context, entry), findEntrant(db, entry)])
  if (!entrant) throw new Error(`${entry.id} is of nobody`)
  const receipt = textOfEntryReceipt({
    version: 1,
    tenant: tenantId,
    draw: draw.id,
    terms: draw.termsHash,
    entry: entry.id,
    entrant: entrant.entrant,
    at: entry.at.toISOString(),
  })
  const key = entryKeyOf(config)
  return { receipt, signature: signText(receipt, key), publicKey: publicKeyOf(key) }
}

/** The hashes from an entry up to the list's root; none before closing. */
export async function pathOfEntry(
  { cache, db, tenantId }: GatewayContext,
  { drawId, position }: EntryRow,
): Promise<string[]> {
  if (position === null) return []
  const leaves = await cache.get(tenantId, 'prizeDrawLeaves', drawId, async () =>
    (await findList(db, drawId)).map(hashOfEntry),
  )
  return pathOf(leaves, position)
}
