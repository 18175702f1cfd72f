import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ContactKind } from '#schema/enums.generated.ts'
import { bytes, instant, tenantId } from '../../platform/database/columns.ts'

/** A sign-up in progress, found by the hash of the browser's cookie. */
export const signUp = pgTable(
  'sign_up',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    cookieHash: bytes('cookie_hash').notNull(),
    step: text('step', {
      enum: ['CONFIRMATION_CODE', 'PASSWORD', 'PROFILE_SETTING', 'REFERRAL_CODE', 'SMS', 'DONE'],
    }).notNull(),
    contactKind: text('contact_kind', { enum: ContactKind }).notNull(),
    /** A normalised e-mail address, or a number in E.164. */
    contact: text('contact').notNull(),
    birthDate: date('birth_date').notNull(),
    guardianConsentAt: instant('guardian_consent_at'),
    termsVersion: text('terms_version').notNull(),
    privacyVersion: text('privacy_version').notNull(),
    termsAcceptedAt: instant('terms_accepted_at').notNull(),
    /** Set once the account exists. */
    userId: text('user_id'),
    /** Referral codes tried so far: guessing one ends early. */
    referralTries: integer('referral_tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('sign_up_cookie').on(table.tenantId, table.cookieHash),
    index('sign_up_expiry').on(table.tenantId, table.expiresAt),
  ],
)

/** A code that was sent; its digits follow from it (`digitsOf`). It serves one purpose, one time. */
export const verificationCode = pgTable(
  'verification_code',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    purpose: text('purpose', {
      enum: ['SIGN_UP', 'SMS_STEP', 'LOG_IN', 'CHANGE_EMAIL', 'CHANGE_PHONE'],
    }).notNull(),
    /** Whom the code is bound to: a sign-up's id, a browser's log-in attempt, or an account. */
    boundTo: text('bound_to').notNull(),
    contactHash: bytes('contact_hash').notNull(),
    contact: text('contact').notNull(),
    /** The sender's IPv4 or /64, hashed: limits count it together with the contact. */
    requesterHash: bytes('requester_hash').notNull(),
    /** The browser, hashed, where the contact has proven itself in it before: those have a share of their own. */
    browserHash: bytes('browser_hash'),
    triesLeft: integer('tries_left').notNull(),
    isConsumed: boolean('is_consumed').notNull().default(false),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('verification_code_bound').on(table.tenantId, table.boundTo, table.purpose, table.sentAt),
    index('verification_code_requester').on(table.tenantId, table.requesterHash, table.sentAt),
    index('verification_code_browser')
      .on(table.tenantId, table.browserHash, table.sentAt)
      .where(sql`browser_hash is not null`),
    index('verification_code_sent').on(table.tenantId, table.sentAt),
    index('verification_code_contact').on(
      table.tenantId,
      table.contactHash,
      table.requesterHash,
      table.sentAt,
    ),
  ],
)

export type SignUpRow = typeof signUp.$inferSelect
export type CodeRow = typeof verificationCode.$inferSelect
