import { and, count, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { hashOfBytes } from '#rules/draws/digest.ts'
import { addDays, midnightBefore } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import type { OpenDrawSeedInput, RevealDrawSeedInput } from '../types.generated.ts'
import { currentKeyId, serverSeedOf } from './keys.ts'
import { loadMachine } from './machines.ts'
import { findSeed, lockDrawer } from './store.ts'
import { drawSeed, type MachineRow, type SeedRow } from './tables.ts'

/** How often a fan may replace the seeds of a machine in a day. */
export const mostReplacedADay = 3

/** A text that is 32 bytes in hexadecimal, as seeds and hashes are. */
const isBytes32 = (text: string) => /^[0-9a-f]{64}$/.test(text)
const seedError = (code: 'INVALID' | 'LIMIT', field: string, retryAt: Date | null = null) => ({
  __typename: 'DrawSeedError' as const,
  code,
  field,
  retryAt,
})

/**
 * Begins a pair: the gateway's seed is fixed after the browser's, of which only the hash is known, and before that
 * is shown. So neither can be chosen by the other. What was drawn by the pair before can be counted anew from here on.
 */
export async function openSeed(context: GatewayContext, input: OpenDrawSeedInput) {
  const { userId, db, config, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  if (!isBytes32(input.clientHash)) return seedError('INVALID', 'clientHash')
  const machine = await loadMachine(context, input.machineId)
  if (!machine) return { __typename: 'NotFoundError' as const, field: 'machineId' }
  return db.transaction(async (transaction) => {
    await lockDrawer(transaction, userId)
    const drawer = { fanId: userId, machineId: machine.id }
    const before = await findSeed(transaction, drawer)
    // A second try of the same answers the same.
    if (before?.clientHash === input.clientHash && before.clientSeed === null)
      return { __typename: 'OpenDrawSeedSuccess' as const, seed: before, machine }
    const midnight = midnightBefore(now())
    // A pair whose key was put away is replaced by the gateway's wish, not the fan's.
    const isOwnWish = before?.keyId === currentKeyId(config)
    if (isOwnWish && (await countReplaced(transaction, drawer, midnight)) >= mostReplacedADay)
      return seedError('LIMIT', 'clientHash', addDays(midnight, 1))
    if (before)
      await transaction.update(drawSeed).set({ closedAt: now() }).where(eq(drawSeed.id, before.id))
    const made = {
      id: newId('drawseed'),
      nonce: randomBytes(32).toString('hex'),
      keyId: currentKeyId(config),
    }
    const [seed] = await transaction
      .insert(drawSeed)
      .values({
        ...made,
        ...drawer,
        drawer: randomBytes(16).toString('hex'),
        clientHash: input.clientHash,
        serverHash: hashOfBytes(serverSeedOf(config, made)),
        openedAt: now(),
      })
      .returning()
    return { __typename: 'OpenDrawSeedSuccess' as const, seed: seed!, machine }
  })
}

/** How many of a fan's pairs at a machine were replaced since an instant. */
async function countReplaced(
  db: Queryable,
  { fanId, machineId }: { fanId: string; machineId: string },
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ replaced: count() })
    .from(drawSeed)
    .where(
      and(
        eq(drawSeed.fanId, fanId),
        eq(drawSeed.machineId, machineId),
        isNotNull(drawSeed.closedAt),
        gte(drawSeed.closedAt, since),
      ),
    )
  return row?.replaced ?? 0
}

/** Takes the browser's seed, whose hash was told before: the pair serves from now on, and this can't be changed. */
export async function revealSeed(context: GatewayContext, input: RevealDrawSeedInput) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  if (!isBytes32(input.clientSeed)) return seedError('INVALID', 'clientSeed')
  const seed = await loadSeed(context, input.seedId)
  if (!seed) return { __typename: 'NotFoundError' as const, field: 'seedId' }
  if (hashOfBytes(input.clientSeed) !== seed.clientHash) return seedError('INVALID', 'clientSeed')
  const [shown] = await db
    .update(drawSeed)
    .set({ clientSeed: input.clientSeed })
    .where(and(eq(drawSeed.id, seed.id), isNull(drawSeed.clientSeed)))
    .returning()
  return { __typename: 'RevealDrawSeedSuccess' as const, seed: shown ?? seed }
}

/** The viewer's own pair with this id, or null. */
export async function loadSeed(
  { db, userId }: GatewayContext,
  id: string,
): Promise<SeedRow | null> {
  if (userId === null || prefixOf(id) !== 'drawseed') return null
  const [row] = await db
    .select()
    .from(drawSeed)
    .where(and(eq(drawSeed.id, id), eq(drawSeed.fanId, userId)))
  return row ?? null
}

/** The pair that the viewer's next draw at a machine is by; null before the first, and for a guest. */
export async function viewerSeed(
  { db, userId }: GatewayContext,
  { id }: MachineRow,
): Promise<SeedRow | null> {
  return userId === null ? null : ((await findSeed(db, { fanId: userId, machineId: id })) ?? null)
}

/** Whether the next draw may be by it: its browser's seed is shown, and its key is the gateway's newest. */
export const isCurrent = ({ config }: Pick<GatewayContext, 'config'>, seed: SeedRow): boolean =>
  seed.closedAt === null && seed.clientSeed !== null && seed.keyId === currentKeyId(config)

/** The gateway's seed of a pair that was replaced; null before. */
export const shownServerSeed = (
  { config }: Pick<GatewayContext, 'config'>,
  seed: SeedRow,
): string | null => (seed.closedAt === null ? null : serverSeedOf(config, seed))
