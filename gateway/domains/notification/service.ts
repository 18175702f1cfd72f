import type { SQL } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/database/pools.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import { newId } from '../../platform/ids.ts'
import type { NotificationKind as Kind } from '../types.generated.ts'
import {
  findChoice,
  hasNotification,
  insertForAll,
  insertMentions,
  insertNotification,
  setTakenBack,
  type Bound,
  type MentionKind,
} from './store.ts'

export { receivedDays } from './counting.ts'
export type { MentionKind } from './store.ts'

type Deed = {
  /** Who is told; somebody who did it to themselves is told nothing. */
  fanId: string
  kind: Kind
  subjectId: string
  actorId: string
  communityId: string
  at: Date
}

/** Tells a fan what somebody did, once: a part of doing it. */
export async function notify(db: Queryable, deed: Deed): Promise<void> {
  if (deed.fanId === deed.actorId) return
  await insertNotification(db, { ...deed, id: newId('notification') })
}

/**
 * Tells a fan what became of something of their own, once: a part of what became of it. False where they are told
 * already. There is no one else in it, so that it stands as the fan's own deed.
 */
export async function tellOwn(
  db: Queryable,
  { fanId, ...told }: Omit<Deed, 'actorId'>,
): Promise<boolean> {
  return insertNotification(db, { ...told, fanId, actorId: fanId, id: newId('notification') })
}

/** Whether a fan is told what became of something of their own. */
export const isTold = (
  db: Queryable,
  { fanId, kind, subjectId }: Pick<Deed, 'fanId' | 'kind' | 'subjectId'>,
): Promise<boolean> => hasNotification(db, { fanId, kind, subjectId, actorId: fanId })

/**
 * Tells fans of what is theirs to read or have, each once, in one statement however many they are. `fans` asks for a
 * `fan_id`, a `subject_id` and a `community_id` for each. Where nobody is said to have done it, it is nobody's doing.
 */
export async function tellAll(
  db: Queryable,
  told: Pick<Deed, 'kind' | 'at'> & { actorId?: string; fans: SQL },
): Promise<void> {
  await insertForAll(db, { ...told, moment: newId('notification') })
}

/** Whether a fan is told of a kind: they have not switched it off. */
export async function isKindOn(db: Queryable, fanId: string, kind: Kind): Promise<boolean> {
  const choice = await findChoice(db, fanId)
  return choice === undefined || !choice.off.includes(kind)
}

type Deeds = Omit<Deed, 'fanId'> & { fanIds: readonly string[] }

type Mentioned = Deeds & { kind: MentionKind }

/**
 * Tells fans that somebody mentioned them, each once; whom this was told and taken back from is shown it again, as
 * nothing new. Whoever hears of the same as an answer to them, or as their oshi's post, is told nothing more, nor are
 * those beyond the bound who don't follow whoever mentions them.
 */
export async function tellMentions(
  db: Database,
  mentioned: Mentioned,
  ofStrangers: Bound,
): Promise<void> {
  if (mentioned.fanIds.every((fanId) => fanId === mentioned.actorId)) return
  await db.transaction((transaction) => tellMentionsIn(transaction, mentioned, ofStrangers))
}

/** The same as a part of a transaction: what it does afterwards keeps the author's other mentions waiting. */
export async function tellMentionsIn(
  transaction: Transaction,
  { fanIds, ...deed }: Mentioned,
  ofStrangers: Bound,
): Promise<void> {
  const others = fanIds.filter((fanId) => fanId !== deed.actorId)
  if (others.length === 0) return
  const told = others.map((fanId) => ({ fanId, id: newId('notification') }))
  // One after another: those that count at once would each find the bound unused.
  await queueUp(transaction, `mentions ${deed.actorId}`)
  await insertMentions(transaction, deed, told, ofStrangers)
}

/** Tells these fans no more what somebody did. */
export async function takeBackTold(
  db: Queryable,
  deeds: Omit<Deeds, 'at' | 'communityId'>,
): Promise<void> {
  if (deeds.fanIds.length > 0) await setTakenBack(db, deeds)
}
