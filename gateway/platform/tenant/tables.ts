import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantId, type LocalizedText } from '../database/columns.ts'

export type LegalText = {
  readonly version: string
  readonly title: LocalizedText
  readonly sections: readonly { readonly heading: LocalizedText; readonly body: LocalizedText }[]
}

/** The one row that says whose rows these are. */
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

export type TenantRow = typeof tenant.$inferSelect
