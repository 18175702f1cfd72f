import { gone, kept, type Judged } from '../../platform/personal/judging.ts'
import { comment, commentDay, commentLike } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(comment, {
    why: 'What was written stays, by a user who left: others have answered it.',
    of: 'authorId',
    told: [
      'id',
      'communityId',
      'subjectId',
      'parentId',
      'text',
      'mentions',
      'postedAt',
      'editedAt',
      'revision',
      'deletedAt',
      'heldAt',
    ],
    untold: ['idempotencyKey'],
  }),
  gone(commentDay, { of: 'fanId', told: ['communityId', 'day', 'written'] }),
  kept(commentLike, {
    why: 'The lights at a comment stay lit.',
    of: 'fanId',
    told: ['commentId', 'count'],
  }),
]
