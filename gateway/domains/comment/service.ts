import DataLoader from 'dataloader'
import { listSizes } from '#schema/listSizes.generated.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
  type KeysetPage,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { decodeMomentCursor, momentKey, type MomentKey } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import { grownUpsBornBy, readsAll } from '../community/service.ts'
import { statusOf } from '../follow/service.ts'
import { blockBetween, blockersOf, heeded, type Blocks } from '../mute/service.ts'
import { loadPost } from '../post/service.ts'
import type { PostRow } from '../post/tables.ts'
import { loadTopic } from '../topic/service.ts'
import type { TopicRow } from '../topic/tables.ts'
import type { CommentAudience } from '../types.generated.ts'
import { loadWritten, mentionableTo, writtenKey } from '../written/service.ts'
import { countComments, findReplies, findThreads } from './store.ts'
import { comment, type CommentRow } from './tables.ts'

export { commentDays } from './counting.ts'
export { forgetCommentsOf } from './store.ts'

/** What a comment is about. */
export type Subject = (PostRow & { __typename: 'Post' }) | (TopicRow & { __typename: 'Topic' })

/** The post or the topic with this id where the viewer may know of it, or null. */
export async function loadSubject(
  context: GatewayContext,
  id: string,
  blocks: Blocks = heeded,
): Promise<Subject | null> {
  const prefix = prefixOf(id)
  if (prefix === 'post') {
    const row = await loadPost(context, id, blocks)
    return row && { ...row, __typename: 'Post' }
  }
  const row = prefix === 'topic' ? await loadTopic(context, id, blocks) : null
  return row && { ...row, __typename: 'Topic' }
}

/**
 * The comment with this id where the viewer may know of it, or null: they may not know of what it is about, or its
 * author blocks them, or took it away; or the same holds of the comment that it answers.
 */
export async function loadComment(
  context: GatewayContext,
  id: string,
  blocks: Blocks = heeded,
): Promise<CommentRow | null> {
  const row = await loadWritten(context, { table: comment, prefix: 'comment' }, id, blocks)
  if (!row) return null
  const parent = row.parentId === null ? row : await loadComment(context, row.parentId, blocks)
  return parent && (await loadSubject(context, row.subjectId, blocks)) ? row : null
}

/** Where whoever comments mentions others. */
export const placeOf = ({ id, communityId }: { id: string; communityId: string }) => ({
  kind: 'subject' as const,
  id,
  communityId,
})

/** Whom the viewer may mention in a comment on a subject by what they typed of a name; nobody where they may not comment. */
export const mentionableIn = async (
  context: GatewayContext,
  subject: PostRow | TopicRow,
  typed: string,
) => ((await barOf(context, subject)) ? [] : mentionableTo(context, placeOf(subject), typed))

/** Who may comment on a subject: a topic is there to be talked about. */
export const audienceOf = (subject: PostRow | TopicRow): CommentAudience =>
  'commentAudience' in subject ? subject.commentAudience : 'ALL'

/** Why the viewer may not comment on what they may read; undefined where they may. */
export async function barOf(context: GatewayContext, subject: PostRow | TopicRow) {
  const { authorId, communityId } = subject
  const audience = audienceOf(subject)
  if (audience === 'NONE') return 'CLOSED' as const
  if (context.userId === authorId) return undefined
  if ((await blockBetween(context, authorId)) !== undefined) return 'BLOCKING' as const
  if (audience === 'ALL') return undefined
  const { isFollower } = await statusOf(context, { communityId, userId: authorId })
  return isFollower ? undefined : ('FOLLOWED_ONLY' as const)
}

/** What the viewer is not shown: of whoever blocks them, and where they have not joined, of who may not write to everyone. */
async function keptFrom(context: GatewayContext, communityId: string) {
  const bornUntil = (await readsAll(context, communityId)) ? null : grownUpsBornBy(context)
  return { viewerId: context.userId, without: await blockersOf(context), bornUntil }
}

/** A page of what is said about a subject, without what the viewer is not shown. */
export async function commentsOf(
  context: GatewayContext,
  { id: subjectId, communityId }: { id: string; communityId: string },
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const page = readKeysetPage(args, {
    most: listSizes['Post.comments'],
    decode: decodeMomentCursor('comment'),
  })
  const list = { subjectId, ...(await keptFrom(context, communityId)) }
  return toConnection(await findThreads(context.db, list, page), page, writtenKey)
}

/** A page of the replies to a comment, without those by whoever blocks the viewer. */
export async function repliesOf(
  context: GatewayContext,
  { id, parentId, communityId }: CommentRow,
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const page = readKeysetPage(args, {
    most: listSizes['Comment.replies'],
    decode: decodeMomentCursor('comment'),
  })
  const found = parentId === null ? await firstReplies(context, communityId, page).load(id) : []
  return toConnection(found, page, writtenKey)
}

/** The same page of many comments is one statement. */
const firstReplies = (context: GatewayContext, communityId: string, page: KeysetPage<MomentKey>) =>
  context.loader(
    `replies ${communityId} ${page.size} ${page.key ? momentKey(page.key) : ''}`,
    (of) =>
      new DataLoader<string, CommentRow[]>(async (parentIds) => {
        const list = { parentIds, ...(await keptFrom(of, communityId)) }
        const found = await findReplies(of.db, list, page)
        return parentIds.map((each) => found.get(each) ?? [])
      }),
  )

/** How many the viewer may read about a subject. */
export const commentCountOf = (
  context: GatewayContext,
  { id, communityId }: { id: string; communityId: string },
): Promise<number> =>
  context
    .loader(
      `comment counts ${communityId}`,
      (of) =>
        new DataLoader<string, number>(async (ids) => {
          const rows = await countComments(of.db, ids, await keptFrom(of, communityId))
          const found = new Map(rows.map((row) => [row.id, row.count]))
          return ids.map((each) => found.get(each) ?? 0)
        }),
    )
    .load(id)
