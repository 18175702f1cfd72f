import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { badge } from '../collection/tables.ts'
import { storeItem } from '../store/tables.ts'

/** Its file stands in `content/films/held`. */
type Track = { title: LocalizedText; seconds: number; file: string }
type BookPage = { picture: ImageRef | null; text: LocalizedText }

/** What a gift holds, by its kind. */
export type GiftContent =
  | { kind: 'IMAGE_VIEW'; pictures: ImageRef[] }
  | { kind: 'IMAGE_DOWNLOAD'; pictures: ImageRef[] }
  | { kind: 'SOUND'; tracks: Track[] }
  | { kind: 'BOOK'; pages: BookPage[] }
  | { kind: 'LINK'; url: string }
  /** Which badge stands in a column of its own. */
  | { kind: 'FAN_BADGE' }

/** What an item holds for whoever bought it. */
export const specialGift = pgTable(
  'special_gift',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    itemId: text('item_id').notNull(),
    /** In the item, from 1. */
    position: integer('position').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    content: jsonb('content').$type<GiftContent>().notNull(),
    badgeId: text('badge_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('special_gift_position').on(table.tenantId, table.itemId, table.position),
    references(table.itemId, storeItem, 'special_gift_item'),
    references(table.badgeId, badge, 'special_gift_badge'),
  ],
)

export type SpecialGiftRow = Omit<typeof specialGift.$inferSelect, 'tenantId'>

type Kept<Kind extends GiftContent['kind'], Typename extends string> = SpecialGiftRow & {
  __typename: Typename
  content: Extract<GiftContent, { kind: Kind }>
}
export type ImageViewRow = Kept<'IMAGE_VIEW', 'ImageViewGift'>
export type ImageDownloadRow = Kept<'IMAGE_DOWNLOAD', 'ImageDownloadGift'>
export type SoundRow = Kept<'SOUND', 'SoundGift'>
export type BookRow = Kept<'BOOK', 'BookGift'>
export type LinkRow = Kept<'LINK', 'LinkGift'>
export type FanBadgeRow = Kept<'FAN_BADGE', 'FanBadgeGift'>
export type AnyGiftRow =
  | ImageViewRow
  | ImageDownloadRow
  | SoundRow
  | BookRow
  | LinkRow
  | FanBadgeRow

export type ImageFileRow = { for: 'PHONE' | 'DESKTOP'; width: number; height: number; url: string }
export type DownloadableRow = { picture: ImageRef; files: ImageFileRow[] }
export type SoundTrackRow = Omit<Track, 'file'> & {
  number: number
  url: string
  downloadUrl: string
}
export type BookPageRow = BookPage & { number: number }
