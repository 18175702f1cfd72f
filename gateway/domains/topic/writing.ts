import { topicLengths, topicProblem, topicTexts, type TopicField } from '#rules/topic.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { encodeCursor } from '../../platform/graphql/cursor.ts'
import { newId } from '../../platform/ids.ts'
import type { JobKinds } from '../../platform/jobs/kinds.ts'
import { viewerMembership } from '../community/service.ts'
import { wordsOf } from '../mention/service.ts'
import { upsertTexts } from '../search/service.ts'
import type { CreateTopicInput, DeleteTopicInput } from '../types.generated.ts'
import {
  admitWritten,
  boundAudience,
  findWritten,
  forgetDeleted,
  foundText,
  insertWritten,
  placeIn,
  refuseDeniedWord,
  saidIn,
  setDeletion,
  tellMentioned,
  writeOnce,
  writtenKey,
} from '../written/service.ts'
import { topics } from './kind.ts'
import { topicSearch } from './searching.ts'
import { loadCategory, mayWriteIn } from './service.ts'
import { topic, type TopicRow } from './tables.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    forgetTopic: { topicId: string }
  }
}

export const topicJobs: JobKinds = {
  forgetTopic: { run: (context, { topicId }) => forgetDeleted(context, topics, topicId) },
}

/**
 * Opens a topic: permission first, then its words, then one transaction. The same key again answers with the topic
 * already written, also when both arrive at once.
 */
export async function createTopic(context: GatewayContext, input: CreateTopicInput) {
  const { userId: authorId, now } = context
  const { categoryId, idempotencyKey } = input
  if (authorId === null) return { __typename: 'UnauthenticatedError' as const }
  const category = await loadCategory(context, categoryId)
  if (!category) return { __typename: 'NotFoundError' as const, field: 'categoryId' }
  const { communityId } = category
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  if (!(await mayWriteIn(context, category)))
    return { __typename: 'OfficialTopicCategoryError' as const, field: 'categoryId' }
  const asked = { authorId, asked: input.audience }
  const audience = await boundAudience(context, communityId, asked)
  const title = topicTexts.title.clean(input.title)
  const admitting = { place: placeIn(communityId), clean: topicTexts.text.clean }
  const mentioning = await admitWritten(context, input, admitting)
  const { text, mentions } = mentioning
  const refused = await refuseWords(context, { title, text })
  if (refused) return refused
  const at = now()
  const said: Said = { title, text, mentions, revision: 0, categoryId, audience }
  const written = await writeOnce(context, topics, {
    authorId,
    idempotencyKey,
    at,
    isSame: (served) => isSame(served, said),
    async write(transaction) {
      if (mentioning.refused) return mentioning.refused
      const made = await insertWritten(transaction, topic, {
        ...said,
        id: newId('topic'),
        communityId,
        authorId,
        idempotencyKey,
        postedAt: at,
        editedAt: null,
        deletedAt: null,
        heldAt: null,
      })
      await upsertTexts(transaction, [foundText(topicSearch, made)])
      if (mentions.length > 0) await tellMentioned(transaction, made)
      return made
    },
  })
  if ('__typename' in written) return written
  return success(written)
}

const success = (topic: TopicRow) => ({
  __typename: 'CreateTopicSuccess' as const,
  topicEdge: { node: topic, cursor: encodeCursor(writtenKey(topic)) },
})

type Said = Pick<TopicRow, 'title' | 'text' | 'mentions' | 'revision' | 'categoryId' | 'audience'>

const isSame = (one: Said, other: Said) =>
  one.title === other.title &&
  wordsOf(saidIn(one)) === wordsOf(saidIn(other)) &&
  one.categoryId === other.categoryId &&
  one.audience === other.audience

/** Why a topic can't have this title or this text, both cleaned; undefined where it can. */
export const refuseWords = async (
  context: GatewayContext,
  { title, text }: Record<TopicField, string>,
) => (await refuse(context, 'title', title)) ?? refuse(context, 'text', text)

async function refuse(context: GatewayContext, field: TopicField, text: string) {
  const code = topicProblem(field, text)
  const { min: minLength, max: maxLength } = topicLengths[field]
  if (code) return { __typename: 'WriteTopicError' as const, field, code, minLength, maxLength }
  return refuseDeniedWord(context, field, text)
}

/** Takes an own topic away from everyone, or brings it back within a minute. Others' are as if they were not there. */
export async function deleteTopic(
  context: GatewayContext,
  { topicId, isDeleted }: DeleteTopicInput,
) {
  const { userId, db, jobs, tenantId } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const own = await findWritten(db, topic, topicId)
  if (own?.authorId !== userId) return { __typename: 'NotFoundError' as const, field: 'topicId' }
  const row = await setDeletion(context, topics, {
    own,
    isDeleted,
    forgetLater: (transaction, at) =>
      jobs.enqueue(tenantId, 'forgetTopic', { topicId }, transaction, at),
  })
  return row
    ? { __typename: 'DeleteTopicSuccess' as const, topic: row }
    : { __typename: 'TopicSettledError' as const }
}
