import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { LandingPagePlace } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'

/** Where a block leads on to. */
export type PageLink = { path: string; label: LocalizedText }

export type TextBlock = {
  kind: 'text'
  heading?: LocalizedText | undefined
  body: LocalizedText
  link?: PageLink | undefined
}
export type PictureBlock = {
  kind: 'picture'
  picture: ImageRef
  caption?: LocalizedText | undefined
}
/** Talents by their slugs. */
export type TalentsBlock = { kind: 'talents'; heading: LocalizedText; talents: string[] }
/** Items of the store by their slugs. */
export type ItemsBlock = {
  kind: 'items'
  heading: LocalizedText
  items: string[]
  link?: PageLink | undefined
}
/** Treasure machines by their slugs. */
export type MachinesBlock = { kind: 'machines'; heading: LocalizedText; machines: string[] }
/** What is on next. */
export type ScheduleBlock = { kind: 'schedule'; heading: LocalizedText }
export type CountdownBlock = {
  kind: 'countdown'
  heading: LocalizedText
  /** ISO 8601. */
  until: string
  after: LocalizedText
}
/** A campaign by its identifier. */
export type CodeBlock = { kind: 'code'; campaign: string }

/** A playlist by its slug. */
export type VideoBlock = { kind: 'video'; heading: LocalizedText; playlist: string }

export type PageBlock =
  | TextBlock
  | PictureBlock
  | TalentsBlock
  | ItemsBlock
  | MachinesBlock
  | ScheduleBlock
  | CountdownBlock
  | CodeBlock
  | VideoBlock

/** A block as it is read: what it names is looked for among what its page's community has. */
type Read<Block extends PageBlock> = Block & { communityId: string }
export type ReadTalents = Read<TalentsBlock>
export type ReadItems = Read<ItemsBlock>
export type ReadMachines = Read<MachinesBlock>
export type ReadSchedule = Read<ScheduleBlock>
export type ReadCode = Read<CodeBlock>
export type ReadVideo = Read<VideoBlock>

/** A page of blocks. What they show is named, not copied: it is read where the page is. */
export const landingPage = pgTable(
  'landing_page',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    place: text('place', { enum: LandingPagePlace }).notNull(),
    /** What its address ends with. */
    identifier: text('identifier').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    lead: jsonb('lead').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    blocks: jsonb('blocks').$type<readonly PageBlock[]>().notNull(),
    /** Nobody knows of it before. */
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at'),
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('landing_page_address').on(
      ...([table.tenantId, table.communityId, table.place, table.identifier] as const),
    ),
    references(table.communityId, community, 'landing_page_community'),
    check('landing_page_period', sql`${table.opensAt} < ${table.closesAt}`),
  ],
)

export type LandingPageRow = typeof landingPage.$inferSelect
