import DataLoader from 'dataloader'
import { percentagesOf } from '#rules/poll.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { Poll } from '../types.generated.ts'
import { findPolls, type StoredPoll } from './store.ts'

export { admitPoll, isSamePoll, writePoll, type SentPoll } from './writing.ts'
export { findAsked as pollOfPost } from './store.ts'

const loadStored = (context: GatewayContext, postId: string): Promise<StoredPoll | null> =>
  context
    .loader(
      'polls',
      ({ db, userId }) =>
        new DataLoader<string, StoredPoll | null>(async (postIds) => {
          const rows = await findPolls(db, { fanId: userId, postIds })
          const found = new Map(rows.map((row) => [row.postId, row]))
          return postIds.map((id) => found.get(id) ?? null)
        }),
    )
    .load(postId)

/**
 * What a post asks, as the viewer may see it, or null: read for many posts in one statement. How it stands is its
 * author's, theirs who voted, and everyone's once it has ended: whoever still chooses is not told what others chose.
 */
export async function pollOf(
  context: GatewayContext,
  { id, authorId }: { id: string; authorId: string },
): Promise<Poll | null> {
  const stored = await loadStored(context, id)
  if (!stored) return null
  const { endsMs, voterCount, choices, own } = stored
  const hasEnded = context.now().getTime() >= endsMs
  const isAuthors = authorId === context.userId
  const isShown = hasEnded || isAuthors || own !== null
  const percentages = percentagesOf(choices.map(({ votes }) => votes))
  return {
    endsAt: new Date(endsMs),
    hasEnded,
    voterCount: isShown ? voterCount : null,
    viewerMayVote: !isShown && context.userId !== null,
    choices: choices.map(({ ordinal, text, votes }, at) => ({
      ordinal,
      text,
      voteCount: isShown ? votes : null,
      percentage: isShown ? percentages[at]! : null,
      isViewers: ordinal === own,
    })),
  }
}
