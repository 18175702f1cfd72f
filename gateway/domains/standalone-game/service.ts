import { listSizes } from '#schema/listSizes.generated.ts'
import { readTown } from '#rules/games/harbour/save.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadCommunity, mayEnter, viewerMembership } from '../community/service.ts'
import type { SaveStandaloneGameInput } from '../types.generated.ts'
import { findSaves, insertSave, lockSaves } from './store.ts'
import type { StandaloneGameRow, StandaloneGameSaveRow } from './tables.ts'

/** How many versions of a fan's game are kept. */
const kept = listSizes['StandaloneGame.viewerSaves']

/** What reads a save of each game. */
const readers = new Map([['harbour', readTown]])

/** The game of a name; null where there is none, or the viewer may not know. */
export async function gameOf(
  context: GatewayContext,
  communityId: string,
  name: string,
): Promise<StandaloneGameRow | null> {
  return readers.has(name) && (await mayEnter(context, communityId)) ? { communityId, name } : null
}

/** The viewer's latest save; null without one. */
export async function viewerSaveOf(
  { db, userId }: GatewayContext,
  game: StandaloneGameRow,
): Promise<StandaloneGameSaveRow | null> {
  if (userId === null) return null
  return (await findSaves(db, { ...game, fanId: userId }, 1))[0] ?? null
}

/** The viewer's saves, the latest first; null for a guest. */
export async function viewerSavesOf(
  { db, userId }: GatewayContext,
  game: StandaloneGameRow,
): Promise<StandaloneGameSaveRow[] | null> {
  return userId === null ? null : findSaves(db, { ...game, fanId: userId }, kept)
}

/**
 * Keeps how the viewer's game stands as its next version. A device that went on from an older one than the latest is
 * told of that instead. What was kept already, sent again, is answered as it was.
 */
export async function saveGame(
  context: GatewayContext,
  { communityId, name, basedOn, text }: SaveStandaloneGameInput,
) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  if (!(await loadCommunity(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'communityId' }
  const read = readers.get(name)
  if (!read) return { __typename: 'NotFoundError' as const, field: 'name' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const { problem } = read(text)
  if (problem !== null)
    return {
      __typename: 'InvalidStandaloneGameSaveError' as const,
      field: 'text',
      code: problem,
    }
  const game = { communityId, name }
  const own = { ...game, fanId: userId }
  const succeeded = (save: StandaloneGameSaveRow) => ({
    __typename: 'SaveStandaloneGameSuccess' as const,
    game,
    save,
  })
  return db.transaction(async (transaction) => {
    await lockSaves(transaction, own)
    const [latest] = await findSaves(transaction, own, 1)
    if (latest && latest.text === text && latest.basedOn === basedOn) return succeeded(latest)
    if (latest && latest.version !== basedOn)
      return {
        __typename: 'StandaloneGameSaveConflictError' as const,
        latestVersion: latest.version,
        latestSavedAt: latest.savedAt,
        latestText: latest.text,
      }
    const last = latest?.version ?? 0
    const save = { ...own, version: last + 1, basedOn: last, savedAt: now(), text }
    return succeeded(await insertSave(transaction, save, kept))
  })
}
