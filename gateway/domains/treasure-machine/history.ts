import DataLoader from 'dataloader'
import { inArray, asc } from 'drizzle-orm'
import { canonicalJson } from '#rules/draws/canonicalJson.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { decodeIdCursor } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import { loadOwnDelivery } from '../delivery/service.ts'
import { deliveryIdOf } from './granting.ts'
import { prizeOfPick } from './machines.ts'
import { findOddsVersion } from './rows.ts'
import { loadSeed, shownServerSeed } from './seeds.ts'
import { findDraw, findDrawsOf, findSince, findUnseen, updateSeen } from './store.ts'
import {
  treasurePick,
  type DrawRow,
  type EvidenceRow,
  type MachineRow,
  type PickRow,
} from './tables.ts'

/** The viewer's own draw with this id, or null. */
export async function loadDraw(
  { db, userId }: GatewayContext,
  id: string,
): Promise<DrawRow | null> {
  if (userId === null || prefixOf(id) !== 'treasuredraw') return null
  return (await findDraw(db, userId, id)) ?? null
}

/** A page of the viewer's draws at a machine, newest first. */
export async function viewerDraws(
  { db, userId }: GatewayContext,
  { id }: MachineRow,
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const page = readKeysetPage(args, {
    most: listSizes['TreasureMachine.viewerDraws'],
    decode: decodeIdCursor('treasuredraw'),
  })
  const found = userId === null ? [] : await findDrawsOf(db, { fanId: userId, machineId: id }, page)
  return toConnection(found, page, (draw) => draw.id)
}

/** What came of a draw, in its order. */
export function picksOf(context: GatewayContext, { id }: DrawRow): Promise<PickRow[]> {
  return context
    .loader(
      'treasure picks',
      ({ db }) =>
        new DataLoader<string, PickRow[]>(async (ids) => {
          const rows = await db
            .select()
            .from(treasurePick)
            .where(inArray(treasurePick.drawId, [...ids]))
            .orderBy(asc(treasurePick.slot))
          const byDraw = Map.groupBy(rows, ({ drawId }) => drawId)
          return ids.map((drawId) => byDraw.get(drawId) ?? [])
        }),
    )
    .load(id)
}

/** Where the viewer says where the goods of a draw go; null of a draw without any. */
export async function deliveryOfDraw(context: GatewayContext, draw: DrawRow) {
  const picks = await picksOf(context, draw)
  const prizes = await Promise.all(picks.map((pick) => prizeOfPick(context, pick)))
  if (!prizes.some(({ kind }) => kind === 'GOODS')) return null
  return loadOwnDelivery(context, deliveryIdOf(draw.id))
}

/** The newest draw whose result the viewer has not seen; null where there is none. */
export async function viewerUnseen({ db, userId }: GatewayContext, { id }: MachineRow) {
  if (userId === null) return null
  return (await findUnseen(db, { fanId: userId, machineId: id })) ?? null
}

/** Draws since the viewer's last of the highest rank. */
export async function viewerSince({ db, userId }: GatewayContext, { id }: MachineRow) {
  return userId === null ? 0 : findSince(db, { fanId: userId, machineId: id })
}

/** Notes that the viewer saw what came of their draw. */
export async function seeDraw({ db, userId, now }: GatewayContext, id: string) {
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const draw =
    prefixOf(id) === 'treasuredraw'
      ? await updateSeen(db, { fanId: userId, id, at: now() })
      : undefined
  if (!draw) return { __typename: 'NotFoundError' as const, field: 'drawId' }
  return { __typename: 'SeeTreasureDrawSuccess' as const, draw }
}

/** What proves a draw; null where points bought the prize. */
export const evidenceOf = (draw: DrawRow): EvidenceRow | null => {
  const { receipt, signature, publicKey } = draw
  return receipt !== null && signature !== null && publicKey !== null
    ? { ...draw, receipt, signature, publicKey }
    : null
}

/** The document of the odds that a draw was by; null of a box. */
export async function oddsDocumentOf({ db }: GatewayContext, draw: EvidenceRow) {
  if (draw.oddsVersion === null) return null
  const odds = await findOddsVersion(db, draw.machineId, draw.oddsVersion)
  return odds ? canonicalJson(odds.document) : null
}

/** The gateway's seed of a draw, once its pair was replaced. */
export async function serverSeedOfDraw(context: GatewayContext, { seedId }: EvidenceRow) {
  const seed = seedId && (await loadSeed(context, seedId))
  return seed ? shownServerSeed(context, seed) : null
}
