import type { Transaction } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { viewerMembership } from '../community/service.ts'
import {
  admitMentions,
  askForName,
  mentionableAmong,
  mentionableBy,
  placeChangedMentions,
  placeMentions,
  showMentions,
  strangersTold,
  type Place,
  type Said,
  type Sent,
} from '../mention/service.ts'
import type { WrittenMention } from '../mention/tables.ts'
import { takeBackTold, tellMentionsIn, type MentionKind } from '../notification/service.ts'
import { loadUser } from '../user/service.ts'
import type { WrittenRow } from './kind.ts'

type Mentioning = Pick<WrittenRow, 'text' | 'mentions' | 'revision'>

/** What stands, and whom it mentions: a release that knows of no mentions gives another revision, which has none. */
export const saidIn = ({ text, mentions, revision }: Mentioning): Said => ({
  text,
  mentions: mentions.filter((each) => each.revision === revision),
})

/** How its text and whom it mentions are read: by their names of now. */
export const textFields = {
  text: async (row: Mentioning, _: unknown, context: GatewayContext) =>
    (await showMentions(context, saidIn(row))).text,
  mentions: async (row: Mentioning, _: unknown, context: GatewayContext) =>
    (await showMentions(context, saidIn(row))).mentions,
}

/** Where what is written to a community mentions others. */
export const placeIn = (communityId: string): Place => ({
  kind: 'community',
  id: communityId,
  communityId,
})

type Admitting = { place: Place; clean: (text: string) => string }

/** A text that is written, by the names of those whom it mentions, or why they can't be mentioned there. */
export const admitWritten = (context: GatewayContext, sent: Sent, { place, clean }: Admitting) =>
  admit(context, placeMentions(sent, clean), { place, revision: 0 })

/** The same of another text for what stands: whom that mentions already may stay. */
export async function admitChanged(
  context: GatewayContext,
  row: Mentioning,
  { place, clean, ...sent }: Sent & Admitting,
) {
  const standing = saidIn(row)
  const said = await placeChangedMentions(context, standing, sent, clean)
  const known = new Set(standing.mentions.map(({ userId }) => userId))
  return admit(context, said, { place, revision: row.revision + 1, known })
}

async function admit(
  context: GatewayContext,
  said: Said,
  { place, revision, known }: { place: Place; revision: number; known?: ReadonlySet<string> },
) {
  const { text, mentions, refused } = await admitMentions(context, said, {
    error: 'TextMentionError',
    among: (ids) => mentionableAmong(context, place, ids),
    ...(known && { known }),
  })
  return {
    text,
    mentions: mentions.map((each): WrittenMention => ({ ...each, revision })),
    refused,
  }
}

/** Whom the viewer may mention in a place by what they typed of a name; nobody for whoever has not joined. */
export async function mentionableTo(context: GatewayContext, place: Place, typed: string) {
  if (!(await viewerMembership(context, place.communityId))) return []
  const name = askForName(context, typed)
  if (name === undefined) return []
  const ids = await mentionableBy(context, place, name)
  const users = await Promise.all(ids.map((id) => loadUser(context, id)))
  return users.filter((user) => user !== null)
}

/** What those are told of whom it mentions, by the prefix of its id. */
const kinds = new Map<string | undefined, MentionKind>([
  ['post', 'POST_MENTION'],
  ['topic', 'TOPIC_MENTION'],
  ['comment', 'COMMENT_MENTION'],
])

const idsOf = ({ mentions }: Said) => mentions.map(({ userId }) => userId)

type Told = Mentioning &
  Pick<WrittenRow, 'id' | 'communityId' | 'authorId' | 'postedAt' | 'deletedAt'>

/**
 * Tells those whom it mentions as it stands now, each once however often it is changed, and no more those whom it did
 * before: a part of the transaction, after what else is told of it. Whoever can't read it is not told.
 */
export async function tellMentioned(
  transaction: Transaction,
  row: Told,
  before?: Mentioning,
): Promise<void> {
  const { id: subjectId, authorId: actorId, communityId, postedAt: at } = row
  const kind = kinds.get(prefixOf(subjectId))
  if (!kind) return
  const now = new Set(row.deletedAt === null ? idsOf(saidIn(row)) : [])
  // Also whom it mentioned before a release that knows of no mentions changed it: that one took nothing back.
  const gone = idsOf(before ?? row).filter((userId) => !now.has(userId))
  await takeBackTold(transaction, { kind, subjectId, actorId, fanIds: gone })
  if (now.size === 0) return
  const fanIds = await findReadersAmong(transaction, row, [...now])
  const deed = { kind, subjectId, actorId, communityId, at, fanIds }
  await tellMentionsIn(transaction, deed, strangersTold)
}

// What a comment is about, and what it answers, is read with it, or not at all.
const readers = statement<{ id: string }>(
  'mentioned_readers',
  `with author as (
    select $2::text as id
    union select parent.author_id from comment join comment as parent on parent.id = comment.parent_id
      where comment.id = $3
    union select post.author_id from comment join post on post.id = comment.subject_id where comment.id = $3
    union select topic.author_id from comment join topic on topic.id = comment.subject_id where comment.id = $3
  )
  select fan.id from unnest($1::text[]) with ordinality as fan (id, place)
  where exists (select from membership where community_id = $4 and user_id = fan.id)
    and not exists (
      select from user_mute join author on author.id = user_mute.fan_id
      where user_mute.user_id = fan.id and user_mute.kind = 'BLOCKED'
    )
  order by fan.place`,
)

async function findReadersAmong(
  transaction: Transaction,
  { id, authorId, communityId }: Told,
  fanIds: readonly string[],
): Promise<string[]> {
  const rows = await readers(transaction, [fanIds, authorId, id, communityId])
  return rows.map((row) => row.id)
}
