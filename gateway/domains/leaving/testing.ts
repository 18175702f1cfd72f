import { eq, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { personal } from '../../personal.generated.ts'
import { account } from '../../platform/identity/tables.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { inboxMessage } from '../../platform/mail/tables.ts'
import { openCommunity } from '../chat/testing.ts'
import { user } from '../user/tables.ts'
import { deleteAccount, leavingJobs } from './service.ts'

/** In seconds. */
export const day = 24 * 60 * 60

/** A community whose fans leave: what they do about it, and where anything of theirs stands. */
export async function openLeaving() {
  const stage = await openCommunity()
  let keys = 0
  const newKey = () => `key-${(keys += 1)}`
  /** The fan, signed in a moment ago. */
  const as = (userId: string | null) => ({ ...stage.as(userId), signedInAt: stage.as(null).now() })
  const ask = (userId: string, idempotencyKey = newKey()) =>
    deleteAccount(as(userId), { idempotencyKey })

  /** A fan whose every column is told apart from all others'. */
  async function newFan(name: string) {
    const userId = await stage.fan({ hasOshi: true })
    const now = stage.as(null).now()
    const phoneNumber = `+8190${String(10_000_000 + (keys += 1))}`
    const email = `${name}@example.com`
    const birthDate = `${1900 + (keys += 1)}-02-03`
    await stage.db
      .update(user)
      .set({ displayName: name, phoneNumber, birthDate, countryOfResidence: 'JP' })
      .where(eq(user.id, userId))
    stage.as(null).cache.forget('ouen', 'user', userId)
    await stage.db.insert(account).values({
      userId,
      email,
      phoneNumber,
      passwordHash: `hash of ${name}`,
      standing: 'active',
      tokensValidAfter: now,
      createdAt: now,
    })
    return { userId, email, phoneNumber, birthDate }
  }

  /** Does all that is due, and finishes what has come to its end. */
  async function runJobs(over: Partial<JobContext> = {}) {
    const { finishLeavings } = leavingJobs(personal)
    const context = { ...stage.as(null), signal: new AbortController().signal, ...over }
    await finishLeavings!.run(context as JobContext, null)
    await stage.runJobs()
  }

  /** In how many rows of which tables a text stands. */
  async function whereStands(text: string): Promise<string[]> {
    const tables = personal.map(({ table }) => getTableConfig(table).name)
    const found = await Promise.all(
      tables.map(async (name) => {
        const { rows } = await stage.db.execute(
          sql`select from ${sql.identifier(name)} each where strpos(each::text, ${text}) > 0`,
        )
        return rows.length > 0 ? [name] : []
      }),
    )
    return found.flat().toSorted()
  }

  const mailsTo = (email: string) =>
    stage.db
      .select({ subject: inboxMessage.subject, body: inboxMessage.body })
      .from(inboxMessage)
      .where(eq(inboxMessage.recipient, email))
      .orderBy(inboxMessage.sentAt, inboxMessage.id)

  return { stage, newKey, as, ask, newFan, runJobs, whereStands, mailsTo }
}

/** Where somebody of this name lives. */
export const destinationOf = (name: string) => ({
  familyName: name,
  givenName: name,
  familyNameKana: 'ヤマダ',
  givenNameKana: 'ハルカ',
  postalCode: '1500001',
  prefecture: 'TOKYO' as const,
  city: '渋谷区',
  street: name,
  building: '',
  phoneNumber: '09012345678',
})
