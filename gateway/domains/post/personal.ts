import { sql } from 'drizzle-orm'
import { gone, kept, type Judged } from '../../platform/personal/judging.ts'
import { post, postDraft, postLike, postLikeDay, postPicture, postTelling } from './tables.ts'

/** When what nobody may put to use any more was uploaded, as it were: the next purge takes its file, then its row. */
const longAgo = new Date(0)

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(post, {
    why: 'What was written stays, by a user who left: others have answered it. Its pictures go.',
    of: 'authorId',
    told: [
      'id',
      'communityId',
      'text',
      'mentions',
      'pictures',
      'audience',
      'commentAudience',
      'postedAt',
      'editedAt',
      'revision',
      'deletedAt',
      'heldAt',
    ],
    untold: ['idempotencyKey'],
    becomes: (now) => ({
      pictures: [],
      // What said all in pictures says nothing any more, and is not given back where it was held.
      deletedAt: sql`case when ${post.text} = '' then coalesce(${post.deletedAt}, ${now.toISOString()}::timestamptz) else ${post.deletedAt} end`,
      heldAt: sql`case when ${post.text} = '' then null else ${post.heldAt} end`,
    }),
  }),
  kept(postPicture, {
    why: 'Its file is deleted first, within the hour, and the row with it.',
    of: 'ownerId',
    told: ['id', 'image', 'createdAt', 'shownById'],
    becomes: () => ({ shownById: null, createdAt: longAgo }),
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
