import { kept, through, type Judged } from '../../platform/personal/judging.ts'
import { post } from '../post/tables.ts'
import { postPoll, postPollChoice, postPollVote } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(postPoll, {
    why: 'A post stays, with what it asked: others have answered it.',
    of: through(postPoll.postId, post.id, post.authorId),
    told: ['postId', 'endsAt', 'voterCount'],
  }),
  kept(postPollChoice, {
    why: 'A post stays, with what it asked: others have answered it.',
    of: through(postPollChoice.postId, post.id, post.authorId),
    told: ['postId', 'ordinal', 'text', 'votes'],
  }),
  kept(postPollVote, {
    why: 'A vote stays counted, and nobody is told whose it was.',
    of: 'fanId',
    told: ['postId', 'ordinal', 'votedAt'],
    untold: ['idempotencyKey'],
  }),
]
