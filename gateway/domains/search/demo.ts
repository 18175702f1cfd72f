import { sql } from 'drizzle-orm'
import type { DemoParts } from '../../demo/part.ts'

/** A search goes from the latest number down: a room after the other was seeded, and each is said at its own time. */
export const demo: DemoParts = {
  'in the order of time': {
    after: [
      'chat/channels',
      'chat/rooms by nft',
      'chat/rooms of members',
      'poll/polls',
      'post/pictures',
      'post/posts',
      'post/tagged',
      'topic/topics',
    ],
    /** Only what no job has read: what stands in postings keeps its numbers. */
    add: async ({ transaction }) => {
      await transaction.execute(sql`
        with unread as (
          select scope from search_text group by scope
          having bool_and(coalesce(text, part_text) is not null)
        ), gone as (
          delete from search_text where scope in (select scope from unread)
          returning scope, part_id, subject_id, author_id, at, text, part_text
        )
        insert into search_text (scope, part_id, subject_id, author_id, at, text, part_text)
        select * from gone order by at, subject_id`)
    },
  },
}
