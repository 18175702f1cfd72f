import { and, asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import { postPoll, postPollChoice, postPollVote } from './tables.ts'

/** A poll as it is kept: its votes too, whoever asks. */
export type StoredPoll = {
  postId: string
  endsMs: number
  voterCount: number
  choices: { ordinal: number; text: string; votes: number }[]
  /** What a fan voted for; null where they have not. */
  own: number | null
}

const polls = statement<StoredPoll>(
  'polls',
  `select p.post_id as "postId", (extract(epoch from p.ends_at) * 1000)::float8 as "endsMs",
    p.voter_count as "voterCount", v.ordinal as own,
    (select json_agg(json_build_object('ordinal', c.ordinal, 'text', c.text, 'votes', c.votes) order by c.ordinal)
      from post_poll_choice c where c.post_id = p.post_id) as choices
  from post_poll p left join post_poll_vote v on v.post_id = p.post_id and v.fan_id = $1
  where p.post_id = any($2::text[])`,
)

/** The polls of these posts, with what a fan voted for; none of a post that asks nothing. */
export const findPolls = (
  db: Queryable,
  { fanId, postIds }: { fanId: string | null; postIds: readonly string[] },
): Promise<StoredPoll[]> => polls(db, [fanId, [...postIds]])

/** The choices of a post's poll in their order, and when it ends; undefined where it asks nothing. */
export async function findAsked(
  db: Queryable,
  postId: string,
): Promise<{ endsAt: Date; choices: string[] } | undefined> {
  const rows = await db
    .select({ endsAt: postPoll.endsAt, text: postPollChoice.text })
    .from(postPoll)
    .innerJoin(postPollChoice, eq(postPollChoice.postId, postPoll.postId))
    .where(eq(postPoll.postId, postId))
    .orderBy(asc(postPollChoice.ordinal))
  return rows[0] && { endsAt: rows[0].endsAt, choices: rows.map(({ text }) => text) }
}

export async function insertPoll(
  transaction: Transaction,
  { postId, endsAt, choices }: { postId: string; endsAt: Date; choices: readonly string[] },
): Promise<void> {
  await transaction.insert(postPoll).values({ postId, endsAt })
  await transaction
    .insert(postPollChoice)
    .values(choices.map((text, ordinal) => ({ postId, ordinal, text })))
}

type Vote = { postId: string; fanId: string; ordinal: number; idempotencyKey: string; at: Date }

// The poll's row is locked before all else: votes of one poll are counted one after the other, whatever they are for.
const casting = statement<{ postId: string }>(
  'cast_poll_vote',
  `with poll as (
    select post_id from post_poll where post_id = $1 and ends_at > $5::timestamptz for update
  ), cast_vote as (
    insert into post_poll_vote (post_id, fan_id, ordinal, idempotency_key, voted_at)
    select c.post_id, $2, c.ordinal, $4, $5::timestamptz
    from poll join post_poll_choice c on c.post_id = poll.post_id and c.ordinal = $3
    on conflict (tenant_id, post_id, fan_id) do nothing
    returning post_id, ordinal
  ), counted as (
    update post_poll_choice c set votes = votes + 1
    from cast_vote v where c.post_id = v.post_id and c.ordinal = v.ordinal
  )
  update post_poll p set voter_count = voter_count + 1
  from cast_vote v where p.post_id = v.post_id returning p.post_id as "postId"`,
)

/** Casts and counts a vote in one statement. False where nothing changed: it has ended, there is no such choice, or one stands. */
export async function castVote(
  db: Queryable,
  { postId, fanId, ordinal, idempotencyKey, at }: Vote,
): Promise<boolean> {
  const rows = await casting(db, [postId, fanId, ordinal, idempotencyKey, at.toISOString()])
  return rows.length > 0
}

/** The vote of a fan that stands. */
export async function findVote(
  db: Queryable,
  { postId, fanId }: { postId: string; fanId: string },
): Promise<{ ordinal: number; idempotencyKey: string } | undefined> {
  const isTheirs = and(eq(postPollVote.postId, postId), eq(postPollVote.fanId, fanId))
  const { ordinal, idempotencyKey } = postPollVote
  return (await db.select({ ordinal, idempotencyKey }).from(postPollVote).where(isTheirs))[0]
}
