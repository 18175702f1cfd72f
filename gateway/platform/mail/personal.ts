import { eq, inArray, or } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { account } from '../identity/tables.ts'
import { gone, type Judged, type Whose } from '../personal/judging.ts'
import { inboxMessage } from './tables.ts'

const contactsOf = (column: typeof account.email | typeof account.phoneNumber, personId: string) =>
  new QueryBuilder().select({ contact: column }).from(account).where(eq(account.userId, personId))

/** What went to a person's address or number, as long as those are known. */
const wentTo: Whose = (personId) =>
  or(
    inArray(inboxMessage.recipient, contactsOf(account.email, personId)),
    inArray(inboxMessage.recipient, contactsOf(account.phoneNumber, personId)),
  )!

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(inboxMessage, {
    of: wentTo,
    told: ['kind', 'recipient', 'subject', 'body', 'sentAt'],
    untold: ['id', 'html'],
  }),
]
