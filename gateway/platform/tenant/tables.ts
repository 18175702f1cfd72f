import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { tenantId, type ImageRef, type LocalizedText } from '../database/columns.ts'

export type LegalText = {
  readonly version: string
  readonly title: LocalizedText
  readonly sections: readonly { readonly heading: LocalizedText; readonly body: LocalizedText }[]
}

/** The operator as a seller, in what the law wants known of one. The e-mail address is the tenant's own. */
export type Seller = {
  readonly name: LocalizedText
  readonly representative: LocalizedText
  readonly postalCode: string
  readonly address: LocalizedText
  readonly phone: string
  readonly phoneHours: LocalizedText
  /** T and 13 digits, of a seller registered for qualified invoices. */
  readonly invoiceNumber?: string
  readonly commercialTransactions: LegalText
  readonly paymentServices: LegalText
}

/** A tenant's own look. Names are those of the theme; the app knows which there are. */
export type Brand = {
  readonly mode?: string
  readonly palette?: string
  readonly grey?: string
  readonly radius?: string
  readonly font?: string
  /** Beside the name, and on the browser's tab. */
  readonly logo?: ImageRef
  readonly icon?: ImageRef
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
    /** Null until the operator has said who sells. */
    seller: jsonb('seller').$type<Seller>(),
    /** How its site looks; what it leaves out is as the gateway's settings say. */
    brand: jsonb('brand').$type<Brand>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.tenantId] })],
)

export type TenantRow = typeof tenant.$inferSelect

/**
 * Which tenant answers at a host. It is no tenant's row, so its column is named otherwise than theirs: the app's role
 * may read all of it and write none.
 */
export const tenantHost = pgTable(
  'tenant_host',
  {
    /** In small letters, without a port. */
    host: text('host').primaryKey(),
    tenant: text('tenant').notNull(),
    /** Where its pages stand; who asks at another of its hosts is sent there. */
    isMain: boolean('is_main').notNull(),
  },
  (table) => [
    uniqueIndex('tenant_host_main')
      .on(table.tenant)
      .where(sql`${table.isMain}`),
  ],
)
