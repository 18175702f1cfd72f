import { gone, kept, type Judged } from '../../platform/personal/judging.ts'
import { post, postDraft, postLike, postLikeDay, postTelling } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(post, {
    why: 'What was written stays, by a user who left: others have answered it.',
    of: 'authorId',
    told: [
      'id',
      'communityId',
      'text',
      'audience',
      'commentAudience',
      'postedAt',
      'editedAt',
      'revision',
      'deletedAt',
      'heldAt',
    ],
    untold: ['idempotencyKey'],
  }),
  gone(postDraft, {
    of: 'fanId',
    told: ['communityId', 'text', 'savedAt'],
    untold: ['id', 'key', 'closedAt'],
  }),
  kept(postLike, {
    why: 'The lights at a post stay lit.',
    of: 'fanId',
    told: ['postId', 'count', 'litAt'],
  }),
  gone(postTelling, { of: 'authorId', untold: ['postId', 'begunAt', 'toldTo'] }),
  gone(postLikeDay, { of: 'fanId', told: ['day', 'waved', 'elsewhere'] }),
]
