import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../platform/database/columns.ts'

/** That something written holds a hashtag. It goes with what was written, whichever release deletes that (`forget_hashtags`). */
export const hashtagUse = pgTable(
  'hashtag_use',
  {
    tenantId: tenantId(),
    communityId: text('community_id').notNull(),
    /** What the hashtag is compared by (`hashtagKey`). */
    key: text('key').notNull(),
    /** The prefix of its id: each kind is a list of its own. */
    kind: text('kind', { enum: ['post', 'topic', 'comment'] }).notNull(),
    postedAt: instant('posted_at').notNull(),
    subjectId: text('subject_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.subjectId, table.key] }),
    index('hashtag_use_newest').on(
      table.tenantId,
      table.communityId,
      table.key,
      table.kind,
      table.postedAt,
      table.subjectId,
    ),
  ],
)

/**
 * What was written or changed, holds or held a `#`, and has not been read for hashtags since: a trigger notes it,
 * whichever release writes (`note_hashtags`). This one reads it in the same transaction, a job what an older one left.
 */
export const hashtagUnread = pgTable(
  'hashtag_unread',
  { tenantId: tenantId(), subjectId: text('subject_id').notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.subjectId] })],
)
