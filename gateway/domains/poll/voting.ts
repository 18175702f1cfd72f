import { checkRequestKey } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { viewerMembership } from '../community/service.ts'
import { loadPost } from '../post/service.ts'
import type { VotePollInput } from '../types.generated.ts'
import { castVote, findAsked, findVote } from './store.ts'

/**
 * Votes in the poll of a post that the viewer may read, once and for good: the key of the vote that stands is answered
 * as at first. Authors see how it stands, and so have no vote.
 */
export async function votePoll(
  context: GatewayContext,
  { postId, choice: ordinal, idempotencyKey }: VotePollInput,
) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  checkRequestKey(idempotencyKey)
  const post = await loadPost(context, postId)
  const asked = post && (await findAsked(db, postId))
  if (!asked) return { __typename: 'NotFoundError' as const, field: 'postId' }
  const { communityId } = post
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  if (post.authorId === fanId) return { __typename: 'OwnPollError' as const }
  if (asked.choices[ordinal] === undefined)
    return { __typename: 'NotFoundError' as const, field: 'choice' }
  const isCast = await castVote(db, { postId, fanId, ordinal, idempotencyKey, at: now() })
  // What was read before is not what the answer tells.
  context.clearLoaders()
  if (isCast) return { __typename: 'VotePollSuccess' as const, post }
  const own = await findVote(db, { postId, fanId })
  if (!own) return { __typename: 'PollEndedError' as const, post }
  const isIt = own.idempotencyKey === idempotencyKey && own.ordinal === ordinal
  return { __typename: isIt ? 'VotePollSuccess' : 'PollAlreadyVotedError', post } as const
}
