import { kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { topic, topicCategory, topicLike } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What topics are about.', topicCategory),
  kept(topic, {
    why: 'What was written stays, by a user who left: others have answered it.',
    of: 'authorId',
    told: [
      'id',
      'communityId',
      'categoryId',
      'title',
      'text',
      'mentions',
      'audience',
      'postedAt',
      'editedAt',
      'revision',
      'deletedAt',
      'heldAt',
    ],
    untold: ['idempotencyKey'],
  }),
  kept(topicLike, {
    why: 'The lights at a topic stay lit.',
    of: 'fanId',
    told: ['topicId', 'count'],
  }),
]
