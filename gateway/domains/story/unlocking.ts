import type { GatewayContext } from '../../platform/graphql/context.ts'
import { balancesOf, lockAccounts, spend } from '../ledger/service.ts'
import { passesSold } from '../store/service.ts'
import { ranksOf, seasonsOf } from '../supporter-rank/service.ts'
import type { UnlockStoryChapterInput } from '../types.generated.ts'
import { loadChapter, lockOf, storyOf } from './service.ts'
import { findUnlocks, insertUnlock } from './store.ts'
import type { LockRow } from './tables.ts'

const asset = 'TICKET:view'

const codes = { PERIOD: 'PERIOD', SUPPORTER_RANK: 'RANK', VIEW_PASS: 'PASS' } as const
const refused = ({ condition, opensAt }: Pick<LockRow, 'condition' | 'opensAt'>) => ({
  __typename: 'StoryUnlockConditionError' as const,
  code: codes[condition],
  retryAt: opensAt,
})

/**
 * Opens a chapter to the viewer with passes, once: fan and chapter are the key of what is spent. One that is open to
 * them takes nothing.
 */
export async function unlockStoryChapter(
  context: GatewayContext,
  { chapterId, passes: told }: UnlockStoryChapterInput,
) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const chapter = await loadChapter(context, chapterId)
  if (!chapter) return { __typename: 'NotFoundError' as const, field: 'chapterId' }
  const lock = await lockOf(context, chapter)
  const done = { __typename: 'UnlockStoryChapterSuccess' as const, chapter }
  if (!lock) return done
  const { id, passes } = chapter
  if (lock.condition !== 'VIEW_PASS' || passes === null || passes !== told) return refused(lock)
  const at = now()
  const isDone = await db.transaction(async (transaction) => {
    // One press after the other.
    await lockAccounts(transaction, userId, [asset])
    if ((await findUnlocks(transaction, userId, [id])).has(id)) return true
    const spent = await spend(transaction, {
      key: `story:${id}:${userId}`,
      reason: 'STORY',
      reference: id,
      at,
      ownerId: userId,
      asset,
      amount: passes,
    })
    if (spent.outcome !== 'DONE') return false
    await insertUnlock(transaction, { fanId: userId, chapterId: id, passes, at })
    return true
  })
  if (!isDone) return refused(lock)
  context.clearLoaders()
  return done
}

/** How many passes the viewer has; null for a guest. */
export async function viewerPasses({ db, userId, now }: GatewayContext): Promise<number | null> {
  if (userId === null) return null
  const balance = (await balancesOf(db, userId, now())).get(asset)
  return (balance?.free ?? 0) + (balance?.paid ?? 0)
}

/** What is sold that brings passes; null of what takes none. */
export async function passItemOf(context: GatewayContext, { condition, chapter }: LockRow) {
  if (condition !== 'VIEW_PASS') return null
  const { communityId } = await storyOf(context, chapter)
  return passesSold(context, communityId)
}

/** The season by whose names a lock speaks of its rank: the one under way, or the last. */
export async function seasonOf(context: GatewayContext, { condition, chapter }: LockRow) {
  if (condition !== 'SUPPORTER_RANK') return null
  const { communityId } = await storyOf(context, chapter)
  return (await seasonsOf(context, communityId))[0] ?? null
}

/** What its rank is called there; null without. */
export async function rankNameOf(context: GatewayContext, lock: LockRow): Promise<string | null> {
  const season = await seasonOf(context, lock)
  const ranks = season ? await ranksOf(context, season) : []
  const rank = ranks.find(({ number }) => number === lock.chapter.rankNumber)
  return rank?.name[context.language] ?? null
}
