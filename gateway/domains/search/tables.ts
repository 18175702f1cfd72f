import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant, tenantId } from '../../platform/database/columns.ts'

/**
 * Stands behind the text of what shows pictures, so that it is found by that as by a letter: the database adds it
 * (`find_message`, `mark_pictured_post`), and a job of any release reads it. Whoever types it has no picture for that:
 * what is found is looked at.
 */
export const pictureMark = '\ue000'

/**
 * What can be found, each with a number: the later one is the higher. `text` stands here until a job has read it into
 * postings, so that writing costs one row.
 */
export const searchText = pgTable(
  'search_text',
  {
    tenantId: tenantId(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    /** Within what it is looked for, such as the posts of one community. */
    scope: text('scope').notNull(),
    /** The part of its scope in which it can be looked for alone, such as a room. */
    partId: text('part_id'),
    subjectId: text('subject_id').notNull(),
    authorId: text('author_id').notNull(),
    at: instant('at').notNull(),
    text: text('text'),
    /** The same of what has a part: a release that knows of no parts reads none of it. */
    partText: text('part_text'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.number] }),
    uniqueIndex('search_text_subject').on(table.tenantId, table.subjectId),
    index('search_text_waiting')
      .on(table.tenantId, table.scope, table.number)
      .where(sql`text is not null`),
    index('search_text_part_waiting')
      .on(table.tenantId, table.scope, table.number)
      .where(sql`part_text is not null`),
    index('search_text_at').on(table.tenantId, table.scope, table.at),
  ],
)

/** Which texts of a segment hold a gram: their places in it, two bytes each, in no order. */
export const searchPosting = pgTable(
  'search_posting',
  {
    tenantId: tenantId(),
    scope: text('scope').notNull(),
    /** One character, two, or an author's or a part's id. */
    gram: text('gram').notNull(),
    /** A number's whole 65,536s. */
    segment: integer('segment').notNull(),
    places: bytes('places').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.scope, table.gram, table.segment] })],
)
