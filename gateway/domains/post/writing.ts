import { postText } from '#rules/post.ts'
import { checkRequestKey } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { encodeCursor } from '../../platform/graphql/cursor.ts'
import { newId } from '../../platform/ids.ts'
import type { JobKinds } from '../../platform/jobs/kinds.ts'
import { loadCommunity, viewerMembership } from '../community/service.ts'
import { wordsOf } from '../mention/service.ts'
import { admitPoll, isSamePoll, writePoll } from '../poll/service.ts'
import { areSamePictures, markShown, purgePictures, uploadNotFound } from '../picture/service.ts'
import { upsertTexts } from '../search/service.ts'
import type { CreatePostInput, DeletePostInput } from '../types.generated.ts'
import {
  admitWritten,
  boundAudience,
  findWritten,
  forgetDeleted,
  foundText,
  insertWritten,
  placeIn,
  refuseText,
  saidIn,
  setDeletion,
  tellMentioned,
  writeOnce,
  writtenKey,
} from '../written/service.ts'
import { closeDraft } from './draftStore.ts'
import { posts } from './kind.ts'
import { admitPictures, findPostOfUploads, postPictures, takeUploads } from './pictures.ts'
import { postSearch } from './searching.ts'
import { post, postPicture, type PostRow } from './tables.ts'
import { tellLater } from './telling.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    forgetPost: { postId: string }
    purgePostPictures: null
  }
}

export const postJobs: JobKinds = {
  forgetPost: {
    // Its pictures are shown by nothing from then on.
    run: async (context, { postId }) => {
      await forgetDeleted(context, posts, postId)
      await purgePictures(context, postPictures)
    },
  },
  purgePostPictures: {
    again: '23 * * * *',
    run: async (context) => {
      await purgePictures(context, postPictures)
    },
  },
}

/**
 * Posts a text, pictures or both, with or without a poll beside the text: permission first, then what is posted, then one transaction. The same key again answers
 * with the post already written, also when both arrive at once; so does the same post with the same uploads under another
 * key, since its author may have never had the answer.
 */
export async function createPost(context: GatewayContext, input: CreatePostInput) {
  const { userId: authorId, now } = context
  const { communityId, idempotencyKey, draftKey } = input
  const commentAudience = input.commentAudience ?? 'ALL'
  if (authorId === null) return { __typename: 'UnauthenticatedError' as const }
  const community = await loadCommunity(context, communityId)
  if (!community) return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const asked = { authorId, asked: input.audience }
  const audience = await boundAudience(context, communityId, asked)
  const admitting = { place: placeIn(communityId), clean: postText.clean }
  const mentioning = await admitWritten(context, input, admitting)
  const { text, mentions } = mentioning
  const pictures = input.pictures ?? []
  // A poll without words asks nothing.
  const isWordless = text === '' && pictures.length > 0 && !input.poll
  const refused = isWordless
    ? undefined
    : await refuseText(context, { text, rules: postText, error: 'PostTextError' })
  if (refused) return refused
  const polled = await admitPoll(context, input.poll)
  if (polled.refused) return polled.refused
  const { poll } = polled
  const admitted = await admitPictures(context, pictures)
  if (admitted.refused) return admitted.refused
  const { sent } = admitted
  if (typeof draftKey === 'string') checkRequestKey(draftKey, 'draftKey')
  const at = now()
  const said: Said = { text, mentions, revision: 0, communityId, audience, commentAudience }
  const written = await writeOnce(context, posts, {
    authorId,
    idempotencyKey,
    at,
    isSame: async (served, transaction) =>
      isSame(served, said) &&
      areSamePictures(served.pictures, sent) &&
      (await isSamePoll(transaction, served, poll)),
    async write(transaction) {
      if (mentioning.refused) return mentioning.refused
      const uploads = await takeUploads(transaction, { authorId, sent, at })
      if (!uploads) {
        const posted = await findPostOfUploads(transaction, { authorId, sent })
        const isIt = posted && isSame(posted, said) && (await isSamePoll(transaction, posted, poll))
        return isIt ? posted : uploadNotFound
      }
      const key = { id: newId('post'), authorId, idempotencyKey }
      const made = await insertWritten(transaction, post, {
        ...said,
        ...key,
        pictures: uploads,
        postedAt: at,
        editedAt: null,
        deletedAt: null,
        heldAt: null,
      })
      if (poll) await writePoll(transaction, { postId: made.id, poll, at })
      await upsertTexts(transaction, [foundText(postSearch, made)])
      await tellLater(context, transaction, made)
      if (mentions.length > 0) await tellMentioned(transaction, made)
      const ids = uploads.map((upload) => upload.id)
      await markShown(transaction, postPicture, { ownerId: authorId, ids, shownById: made.id })
      if (draftKey)
        await closeDraft(transaction, { fanId: authorId, communityId, key: draftKey, at })
      return made
    },
  })
  if ('__typename' in written) return written
  context.events.publish(context.tenantId, { type: 'postCreated', communityId })
  return success(written)
}

const success = (post: PostRow) => ({
  __typename: 'CreatePostSuccess' as const,
  postEdge: { node: post, cursor: encodeCursor(writtenKey(post)) },
})

type Said = Pick<
  PostRow,
  'text' | 'mentions' | 'revision' | 'communityId' | 'audience' | 'commentAudience'
>

const isSame = (one: Said, other: Said) =>
  wordsOf(saidIn(one)) === wordsOf(saidIn(other)) &&
  one.communityId === other.communityId &&
  one.audience === other.audience &&
  one.commentAudience === other.commentAudience

/** Takes an own post away from everyone, or brings it back within a minute. Others' are as if they were not there. */
export async function deletePost(context: GatewayContext, { postId, isDeleted }: DeletePostInput) {
  const { userId, db, jobs, tenantId } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const own = await findWritten(db, post, postId)
  if (own?.authorId !== userId) return { __typename: 'NotFoundError' as const, field: 'postId' }
  const row = await setDeletion(context, posts, {
    own,
    isDeleted,
    forgetLater: (transaction, at) =>
      jobs.enqueue(tenantId, 'forgetPost', { postId }, transaction, at),
  })
  return row
    ? { __typename: 'DeletePostSuccess' as const, post: row }
    : { __typename: 'PostSettledError' as const }
}
