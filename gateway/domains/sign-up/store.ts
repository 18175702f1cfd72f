import { and, count, desc, eq, gt, gte, lt, lte, notLike, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { CodeRow, SignUpRow } from './tables.ts'
import { signUp, verificationCode } from './tables.ts'

export type CodePurpose = CodeRow['purpose']

export async function findSignUpByCookie(
  db: Queryable,
  cookieHash: Buffer,
): Promise<SignUpRow | undefined> {
  return (await db.select().from(signUp).where(eq(signUp.cookieHash, cookieHash)))[0]
}

/** The sign-up as it stands now, locked until the transaction ends. */
export async function lockSignUp(
  transaction: Transaction,
  id: string,
): Promise<SignUpRow | undefined> {
  return (await transaction.select().from(signUp).where(eq(signUp.id, id)).for('update'))[0]
}

export async function insertSignUp(
  transaction: Transaction,
  row: Omit<typeof signUp.$inferInsert, 'tenantId'>,
): Promise<SignUpRow> {
  const rows = await transaction.insert(signUp).values(row).returning()
  return rows[0]!
}

/** Changes a sign-up that is at a step; undefined where it is no longer there. */
export async function updateSignUp(
  db: Queryable,
  id: string,
  from: SignUpRow['step'],
  change: Partial<Omit<SignUpRow, 'tenantId' | 'id' | 'contact'>>,
): Promise<SignUpRow | undefined> {
  const rows = await db
    .update(signUp)
    .set(change)
    .where(and(eq(signUp.id, id), eq(signUp.step, from)))
    .returning()
  return rows[0]
}

/** Counts one more referral code; false where no more may be tried. */
export async function takeReferralTry(db: Queryable, id: string, limit: number): Promise<boolean> {
  const rows = await db
    .update(signUp)
    .set({ referralTries: sql`${signUp.referralTries} + 1` })
    .where(and(eq(signUp.id, id), lt(signUp.referralTries, limit)))
    .returning({ id: signUp.id })
  return rows.length > 0
}

export async function deleteSignUp(db: Queryable, id: string): Promise<void> {
  await db.delete(signUp).where(eq(signUp.id, id))
}

/** Forgets sign-ups that ended, and the codes that no limit counts any more. */
export async function deleteExpired(db: Queryable, now: Date, codesBefore: Date): Promise<void> {
  await db.delete(signUp).where(lte(signUp.expiresAt, now))
  await db.delete(verificationCode).where(lt(verificationCode.sentAt, codesBefore))
}

/** Makes those who ask for codes with the same keys queue. Held until the transaction ends. */
export async function lockKeys(transaction: Transaction, keys: readonly Buffer[]): Promise<void> {
  for (const key of keys)
    await transaction.execute(sql`select pg_advisory_xact_lock(${key.readBigInt64BE().toString()})`)
}

type SendQuery = Pick<CodeRow, 'contactHash' | 'browserHash' | 'boundTo'> & { since: Date }

/** Codes that went to this contact, or anywhere for this browser or binding, newest first. */
export async function findSends(db: Queryable, query: SendQuery) {
  const { sentAt, boundTo, purpose, contactHash, requesterHash, browserHash } = verificationCode
  return db
    .select({ sentAt, boundTo, purpose, contactHash, requesterHash, browserHash })
    .from(verificationCode)
    .where(
      and(
        or(
          eq(verificationCode.contactHash, query.contactHash),
          eq(verificationCode.boundTo, query.boundTo),
          query.browserHash ? eq(browserHash, query.browserHash) : undefined,
        ),
        gt(verificationCode.sentAt, query.since),
      ),
    )
    .orderBy(desc(verificationCode.sentAt))
}

/** When this requester began their newest sign-ups or log-ins, newest first; at most twenty. */
export async function findStartTimes(
  db: Queryable,
  requesterHash: Buffer,
  purpose: CodePurpose,
  since: Date,
): Promise<Date[]> {
  const startedAt = sql<string>`min(${verificationCode.sentAt})`
  const rows = await db
    .select({ startedAt })
    .from(verificationCode)
    .where(
      and(
        eq(verificationCode.requesterHash, requesterHash),
        eq(verificationCode.purpose, purpose),
        gt(verificationCode.sentAt, since),
      ),
    )
    .groupBy(verificationCode.boundTo)
    .orderBy(desc(startedAt))
    .limit(20)
  return rows.map((row) => new Date(row.startedAt))
}

/** When this requester caused text messages, newest first. */
export async function findTextTimes(
  db: Queryable,
  requesterHash: Buffer,
  since: Date,
): Promise<Date[]> {
  const { sentAt, contact } = verificationCode
  const rows = await db
    .select({ sentAt })
    .from(verificationCode)
    .where(
      and(
        eq(verificationCode.requesterHash, requesterHash),
        gt(sentAt, since),
        notLike(contact, '%@%'),
      ),
    )
    .orderBy(desc(sentAt))
  return rows.map((row) => row.sentAt)
}

/** How many codes went out as text messages since an instant. */
export async function countTexts(transaction: Transaction, since: Date): Promise<number> {
  const rows = await transaction
    .select({ total: count() })
    .from(verificationCode)
    .where(and(gte(verificationCode.sentAt, since), notLike(verificationCode.contact, '%@%')))
  return rows[0]?.total ?? 0
}

/** Writes a code; those sent before for the same purpose and binding die. */
export async function replaceCode(
  transaction: Transaction,
  row: Omit<typeof verificationCode.$inferInsert, 'tenantId'>,
): Promise<CodeRow> {
  await transaction
    .update(verificationCode)
    .set({ isConsumed: true })
    .where(
      and(
        eq(verificationCode.boundTo, row.boundTo),
        eq(verificationCode.purpose, row.purpose),
        eq(verificationCode.isConsumed, false),
      ),
    )
  const rows = await transaction.insert(verificationCode).values(row).returning()
  return rows[0]!
}

/** Takes what was sent for one binding over to another, where limits go on counting it. */
export async function rebindCodes(
  transaction: Transaction,
  purpose: CodePurpose,
  from: string,
  to: string,
): Promise<void> {
  await transaction
    .update(verificationCode)
    .set({ boundTo: to })
    .where(and(eq(verificationCode.boundTo, from), eq(verificationCode.purpose, purpose)))
}

/** The one code that is not used up, dead by its tries or expired though it may be. */
export async function findOpenCode(
  db: Queryable,
  purpose: CodePurpose,
  boundTo: string,
): Promise<CodeRow | undefined> {
  const rows = await db
    .select()
    .from(verificationCode)
    .where(
      and(
        eq(verificationCode.boundTo, boundTo),
        eq(verificationCode.purpose, purpose),
        eq(verificationCode.isConsumed, false),
      ),
    )
    .orderBy(desc(verificationCode.sentAt))
    .limit(1)
  return rows[0]
}

/** Takes one try of a code, in one statement, so that parallel tries can't exceed their number. */
export async function takeTry(db: Queryable, id: string): Promise<CodeRow | undefined> {
  const rows = await db
    .update(verificationCode)
    .set({ triesLeft: sql`${verificationCode.triesLeft} - 1` })
    .where(
      and(
        eq(verificationCode.id, id),
        eq(verificationCode.isConsumed, false),
        gt(verificationCode.triesLeft, 0),
      ),
    )
    .returning()
  return rows[0]
}

/** Uses a code up. False where another request was first. */
export async function consumeCode(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .update(verificationCode)
    .set({ isConsumed: true })
    .where(and(eq(verificationCode.id, id), eq(verificationCode.isConsumed, false)))
    .returning({ id: verificationCode.id })
  return rows.length > 0
}

export async function findCode(db: Queryable, id: string): Promise<CodeRow | undefined> {
  return (await db.select().from(verificationCode).where(eq(verificationCode.id, id)))[0]
}
