import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import {
  hiddenMessage,
  mutedWord,
  userMute,
  type HiddenMessageRow,
  type KeptWordRow,
  type MutedWordRow,
  type MuteKind,
  type UserMuteRow,
} from './tables.ts'

/** Makes what one fan changes at once wait for each other, so that what is counted stays true. */
export async function lockMutes(transaction: Transaction, fanId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`mutes ${fanId}`}, 0))`,
  )
}

const next = (id: PgColumn, key: string | undefined) =>
  key === undefined ? undefined : lt(id, key)

/** Whom a fan mutes or blocks, the latest first, and one more than the page where there are more. */
export function findUserMutes(
  db: Queryable,
  { fanId, kind }: { fanId: string; kind: MuteKind },
  { key, size }: KeysetPage<string>,
): Promise<UserMuteRow[]> {
  return db
    .select()
    .from(userMute)
    .where(and(eq(userMute.fanId, fanId), eq(userMute.kind, kind), next(userMute.id, key)))
    .orderBy(desc(userMute.id))
    .limit(size + 1)
}

const keptApart = statement<{ id: string }>(
  'kept_apart_among',
  `select fan_id as id from user_mute where user_id = $1 and fan_id = any($2)
  union
  select user_id from user_mute where fan_id = $1 and user_id = any($2)`,
)

/** Those of these users who keep somebody away, or whom they keep away: muted and blocked alike. */
export async function findKeptApart(
  db: Queryable,
  userId: string,
  among: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await keptApart(db, [userId, among])).map(({ id }) => id))
}

/** All that a conversation is folded by. */
export type BlocksAndMutes = Record<MuteKind | 'BLOCKED_BY' | 'HIDDEN', string[]> & {
  words: KeptWordRow[]
}
type KeptRow = KeptWordRow & { part: MuteKind | 'BLOCKED_BY' | 'HIDDEN' | 'WORD' }

/** Whom and what a fan keeps away, and who blocks them, the latest first: one statement, whatever is asked for. */
export async function findBlocksAndMutes(
  db: Queryable,
  { fanId, now }: { fanId: string; now: Date },
): Promise<BlocksAndMutes> {
  const { rows } = await db.execute<KeptRow>(sql`
    select part, id, word, until from (
      select kind as part, user_id as id, null as word, null::timestamptz as until, id as at
        from user_mute where fan_id = ${fanId}
      union all
      select 'BLOCKED_BY', fan_id, null, null, id
        from user_mute where user_id = ${fanId} and kind = 'BLOCKED'
      union all
      select 'HIDDEN', message_id, null, null, id from hidden_message where fan_id = ${fanId}
      union all
      select 'WORD', id, word, until, id
        from muted_word where fan_id = ${fanId} and (until is null or until > ${now})
    ) as kept order by at desc`)
  const idsOf = (part: KeptRow['part']) =>
    rows.flatMap((row) => (row.part === part ? [row.id] : []))
  return {
    MUTED: idsOf('MUTED'),
    BLOCKED: idsOf('BLOCKED'),
    BLOCKED_BY: idsOf('BLOCKED_BY'),
    HIDDEN: idsOf('HIDDEN'),
    words: rows.filter(({ part }) => part === 'WORD'),
  }
}

export function countUserMutes(
  db: Queryable,
  { fanId, userId, kind }: { fanId: string; userId: string; kind: MuteKind },
): Promise<number> {
  const isOther = sql`${userMute.userId} <> ${userId}`
  return db.$count(userMute, and(eq(userMute.fanId, fanId), eq(userMute.kind, kind), isOther))
}

/** Mutes or blocks: what was said of the same person before is replaced, the same said again changes nothing. */
export async function upsertUserMute(
  db: Queryable,
  row: Omit<UserMuteRow, 'tenantId'>,
): Promise<void> {
  const { kind, id, mutedAt } = row
  await db
    .insert(userMute)
    .values(row)
    .onConflictDoUpdate({
      target: [userMute.tenantId, userMute.fanId, userMute.userId],
      set: { kind, id, mutedAt },
      setWhere: sql`${userMute.kind} <> ${kind}`,
    })
}

export async function deleteUserMute(db: Queryable, fanId: string, userId: string): Promise<void> {
  await db.delete(userMute).where(and(eq(userMute.fanId, fanId), eq(userMute.userId, userId)))
}

/** A fan's words that hold at this instant, the newest first. */
export function findMutedWords(
  db: Queryable,
  { fanId, now }: { fanId: string; now: Date },
): Promise<MutedWordRow[]> {
  return db
    .select()
    .from(mutedWord)
    .where(and(eq(mutedWord.fanId, fanId), or(isNull(mutedWord.until), gt(mutedWord.until, now))))
    .orderBy(desc(mutedWord.id))
}

/** Keeps a word under its id; one that is spelled alike gives way to it. */
export async function putMutedWord(
  transaction: Transaction,
  row: Omit<MutedWordRow, 'tenantId'>,
): Promise<void> {
  await transaction
    .delete(mutedWord)
    .where(
      and(
        eq(mutedWord.fanId, row.fanId),
        or(eq(mutedWord.folded, row.folded), eq(mutedWord.id, row.id)),
      ),
    )
  await transaction.insert(mutedWord).values(row)
}

/** False where the fan has no such word. */
export async function deleteMutedWord(db: Queryable, fanId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(mutedWord)
    .where(and(eq(mutedWord.fanId, fanId), eq(mutedWord.id, id)))
    .returning({ id: mutedWord.id })
  return gone.length > 0
}

/** What a fan has hidden, the latest first, and one more than the page where there are more. */
export function findHiddenMessages(
  db: Queryable,
  fanId: string,
  { key, size }: KeysetPage<string>,
): Promise<HiddenMessageRow[]> {
  return db
    .select()
    .from(hiddenMessage)
    .where(and(eq(hiddenMessage.fanId, fanId), next(hiddenMessage.id, key)))
    .orderBy(desc(hiddenMessage.id))
    .limit(size + 1)
}

export function countHiddenMessages(db: Queryable, fanId: string): Promise<number> {
  return db.$count(hiddenMessage, eq(hiddenMessage.fanId, fanId))
}

export async function insertHiddenMessage(
  db: Queryable,
  row: Omit<HiddenMessageRow, 'tenantId'>,
): Promise<void> {
  await db.insert(hiddenMessage).values(row).onConflictDoNothing()
}

export async function deleteHiddenMessage(
  db: Queryable,
  fanId: string,
  messageId: string,
): Promise<void> {
  await db
    .delete(hiddenMessage)
    .where(and(eq(hiddenMessage.fanId, fanId), eq(hiddenMessage.messageId, messageId)))
}
