import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, tenantId, type ImageRef } from '../../platform/database/columns.ts'

/** A person of this tenant. What they log in with is the identity service's. */
export const user = pgTable(
  'app_user',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    displayName: text('display_name').notNull(),
    /** As names are compared: by the database, so that each gateway writes it. */
    foldedName: text('folded_name')
      .notNull()
      .generatedAlwaysAs(sql`fold_name(display_name)`),
    avatar: jsonb('avatar').$type<ImageRef>().notNull(),
    status: text('status', { enum: ['active', 'disabled', 'deleted'] })
      .notNull()
      .default('active'),
    birthDate: date('birth_date'),
    /** Where they live, by two letters of ISO 3166-1; null until they say. */
    countryOfResidence: text('country_of_residence'),
    guardianConsentAt: instant('guardian_consent_at'),
    termsVersion: text('terms_version'),
    privacyVersion: text('privacy_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    phoneNumber: text('phone_number'),
    hasProfile: boolean('has_profile').notNull().default(false),
    /** That in which they did last what we may write to them about. */
    language: text('language', { enum: ['ja', 'en'] })
      .notNull()
      .default('ja'),
    /** This fan's own code to invite others with: 8 characters of Crockford's base 32. */
    referralCode: text('referral_code').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('app_user_phone')
      .on(table.tenantId, table.phoneNumber)
      .where(sql`phone_number is not null`),
    index('app_user_name').on(table.tenantId, table.foldedName),
    uniqueIndex('app_user_referral_code').on(table.tenantId, table.referralCode),
  ],
)

/** Who came by whose code. One row a fan, at most. */
export const referral = pgTable(
  'referral',
  {
    tenantId: tenantId(),
    userId: text('user_id').notNull(),
    referrerId: text('referrer_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId] }),
    index('referral_referrer').on(table.tenantId, table.referrerId),
  ],
)

export type UserRow = typeof user.$inferSelect
/** What everyone may know of a user. */
export type PublicUserRow = Pick<UserRow, 'id' | 'displayName' | 'avatar'>
