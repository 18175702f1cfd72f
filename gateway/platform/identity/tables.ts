import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant, tenantId } from '../database/columns.ts'

/** Who may sign in. With a Firebase project, contacts and passwords are kept there and null here. */
export const account = pgTable(
  'identity_account',
  {
    tenantId: tenantId(),
    userId: text('user_id').notNull(),
    email: text('email'),
    phoneNumber: text('phone_number'),
    /** Argon2id, with its parameters and salt. */
    passwordHash: text('password_hash'),
    standing: text('standing', { enum: ['active', 'disabled', 'deleted'] }).notNull(),
    /** Tokens from before are refused. */
    tokensValidAfter: instant('tokens_valid_after').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSignInAt: instant('last_sign_in_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId] }),
    uniqueIndex('identity_account_email')
      .on(table.tenantId, table.email)
      .where(sql`email is not null`),
    uniqueIndex('identity_account_phone')
      .on(table.tenantId, table.phoneNumber)
      .where(sql`phone_number is not null`),
    index('identity_account_kept_out')
      .on(table.tenantId, table.userId)
      .where(sql`standing <> 'active'`),
  ],
)

/**
 * One sign-in on one device, with its refresh token: a handle that stays and a secret that changes at
 * each use. Of both only hashes are kept. Deleting the row ends the sign-in.
 */
export const signIn = pgTable(
  'identity_sign_in',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    handleHash: bytes('handle_hash').notNull(),
    secretHash: bytes('secret_hash').notNull(),
    previousSecretHash: bytes('previous_secret_hash'),
    /** The secret, encrypted with the previous one: an answer that was lost can be given again. */
    sealedSecret: bytes('sealed_secret'),
    generation: integer('generation').notNull(),
    /** The last generation whose ID token came back, and so the last that surely arrived. */
    seenGeneration: integer('seen_generation').notNull(),
    provider: text('provider', { enum: ['password', 'custom'] }).notNull(),
    authenticatedAt: instant('authenticated_at').notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('identity_sign_in_handle').on(table.tenantId, table.handleHash),
    index('identity_sign_in_user').on(table.tenantId, table.userId),
    index('identity_sign_in_refreshed').on(table.tenantId, table.refreshedAt),
  ],
)

/** Custom tokens that have served. */
export const usedToken = pgTable(
  'identity_used_token',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('identity_used_token_expiry').on(table.tenantId, table.expiresAt),
  ],
)

/** A password reset that was asked for. Only the code's hash is kept. */
export const passwordReset = pgTable(
  'identity_password_reset',
  {
    tenantId: tenantId(),
    codeHash: bytes('code_hash').notNull(),
    userId: text('user_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.codeHash] }),
    index('identity_password_reset_user').on(table.tenantId, table.userId),
    index('identity_password_reset_expiry').on(table.tenantId, table.expiresAt),
  ],
)

/** Attempts in a window of time, counted by a hash of what is limited, whom and from where. */
export const throttle = pgTable(
  'identity_throttle',
  {
    tenantId: tenantId(),
    key: bytes('key').notNull(),
    attempts: integer('attempts').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.key] }),
    index('identity_throttle_end').on(table.tenantId, table.endsAt),
  ],
)
