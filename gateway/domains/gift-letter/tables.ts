import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  instant,
  references,
  tenantId,
  type LocalizedText,
  type UploadedImage,
} from '../../platform/database/columns.ts'
import type { toImage } from '../../platform/files/image.ts'
import { checkoutSession } from '../checkout/tables.ts'
import type { CheckoutState } from '../types.generated.ts'
import { user } from '../user/tables.ts'

/**
 * What a fan writes with a gift, and what its talent answers. It hangs on the checkout, so that it is there before the
 * gift is paid and stays with it.
 */
export const giftLetter = pgTable(
  'gift_letter',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    sessionId: text('session_id').notNull(),
    itemId: text('item_id').notNull(),
    fanId: text('fan_id').notNull(),
    text: text('text').notNull(),
    /** How often it was written. */
    revision: integer('revision').notNull(),
    writtenAt: instant('written_at').notNull(),
    /** When its talent answered; from then on nobody changes it. */
    answeredAt: instant('answered_at'),
    answerText: text('answer_text'),
    answerPicture: jsonb('answer_picture').$type<UploadedImage>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('gift_letter_gift').on(table.tenantId, table.sessionId, table.itemId),
    index('gift_letter_fan').on(table.tenantId, table.fanId, table.itemId, table.writtenAt),
    index('gift_letter_waiting')
      .on(table.tenantId, table.writtenAt)
      .where(sql`answered_at is null`),
    references(table.sessionId, checkoutSession, 'gift_letter_session'),
    references(table.fanId, user, 'gift_letter_fan_id'),
    check(
      'gift_letter_answer',
      sql`(${table.answeredAt} is null) = (num_nonnulls(${table.answerText}, ${table.answerPicture}) = 0)`,
    ),
  ],
)

type Written = Omit<typeof giftLetter.$inferSelect, 'tenantId' | 'id'>

/** A gift of a checkout beside its letter, whose columns are null until one is written. */
export type LetterRow = {
  id: string
  sessionId: string
  itemId: string
  fanId: string
  sessionState: CheckoutState
  sessionEndsAt: Date
  orderId: string | null
  refundedAt: Date | null
  /** Of an earlier checkout that came to nothing. */
  draft: string | null
} & { [Name in 'text' | 'writtenAt']: Written[Name] | null } & Pick<
    Written,
    'revision' | 'answeredAt' | 'answerText' | 'answerPicture'
  >

/** `picture` as GraphQL's `Image`, at an address of its own. */
export type LetterAnswerRow = {
  text: string | null
  picture: ReturnType<typeof toImage> | null
  at: Date
}

/** Who wrote a letter, with which gift, and to whom. */
export type LetterNames = { fan: string; gift: LocalizedText; talent: LocalizedText | null }
