import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantId, type ImageRef, type LocalizedText } from '../../platform/database/columns.ts'

export type LegalText = {
  readonly version: string
  readonly title: LocalizedText
  readonly sections: readonly { readonly heading: LocalizedText; readonly body: LocalizedText }[]
}

export const tenant = pgTable(
  'tenant',
  {
    tenantId: tenantId(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    supportEmail: text('support_email').notNull(),
    defaultCommunityId: text('default_community_id').notNull(),
    terms: jsonb('terms').$type<LegalText>().notNull(),
    privacyPolicy: jsonb('privacy_policy').$type<LegalText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId] })],
)

/** Pictures that a fan can take as an avatar. */
export const drawnAvatar = pgTable(
  'drawn_avatar',
  {
    tenantId: tenantId(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    image: jsonb('image').$type<ImageRef>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.name] })],
)

export type TenantRow = typeof tenant.$inferSelect
