import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { community, membership } from '../community/tables.ts'
import { operatorAct, type ActRow } from './tables.ts'

export type NewAct = Omit<ActRow, 'tenantId' | 'answers' | 'askedBy'> &
  Partial<Pick<ActRow, 'answers' | 'askedBy'>>

export async function insertAct(transaction: Transaction, act: NewAct): Promise<ActRow> {
  return (await transaction.insert(operatorAct).values(act).returning())[0]!
}

/** Whoever does something to the same waits until the transaction ends. */
export async function lockSubject(transaction: Transaction, subject: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`operators ${subject}`}, 0))`,
  )
}

export async function findAct(db: Queryable, id: string): Promise<ActRow | undefined> {
  return (await db.select().from(operatorAct).where(eq(operatorAct.id, id)))[0]
}

/** What was done to one thing, the oldest first. */
export function findActsOn(db: Queryable, subject: string): Promise<ActRow[]> {
  return db
    .select()
    .from(operatorAct)
    .where(eq(operatorAct.subject, subject))
    .orderBy(asc(operatorAct.at), asc(operatorAct.id))
}

/** The community that a fan has joined; undefined without. */
export async function findMembershipOf(db: Queryable, fanId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ communityId: membership.communityId })
    .from(membership)
    .where(eq(membership.userId, fanId))
    .orderBy(asc(membership.joinedAt))
    .limit(1)
  return row?.communityId
}

/** The id of a community by it or by its slug; undefined without. */
export async function findCommunity(db: Queryable, name: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: community.id })
    .from(community)
    .where(or(eq(community.id, name), eq(community.slug, name)))
    .limit(1)
  return row?.id
}

/** The answer to an act, if it has one. */
export async function findAnswer(db: Queryable, id: string): Promise<ActRow | undefined> {
  return (await db.select().from(operatorAct).where(eq(operatorAct.answers, id)))[0]
}

/** What was asked for of this kind and nobody has approved or declined yet, the oldest first. */
export async function findUnanswered(
  db: Queryable,
  kind: 'ASK_REFUND' | 'ASK_ODDS' | 'ASK_PRESENT' | 'ASK_SEASON',
): Promise<ActRow[]> {
  const answer = alias(operatorAct, 'answer')
  const rows = await db
    .select({ act: operatorAct })
    .from(operatorAct)
    .leftJoin(answer, eq(answer.answers, operatorAct.id))
    .where(and(eq(operatorAct.kind, kind), isNull(answer.id)))
    .orderBy(asc(operatorAct.at))
  return rows.map(({ act }) => act)
}
