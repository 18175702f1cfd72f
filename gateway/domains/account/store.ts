import { and, eq, gte, lte } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { contactChange, type ContactChangeRow } from './tables.ts'

export async function insertChange(
  db: Queryable,
  row: Omit<ContactChangeRow, 'tenantId'>,
): Promise<void> {
  await db.insert(contactChange).values(row)
}

export async function findChange(db: Queryable, id: string): Promise<ContactChangeRow | undefined> {
  return (await db.select().from(contactChange).where(eq(contactChange.id, id)))[0]
}

/** Forgets what was replaced before an instant. */
export async function deleteChangesUntil(db: Queryable, instant: Date): Promise<void> {
  await db.delete(contactChange).where(lte(contactChange.changedAt, instant))
}

/** Takes a change, and those of the same kind that came after it. Answers their ids: of two at once one gets them. */
export async function takeChangesSince(
  db: Queryable,
  { userId, kind, changedAt }: Pick<ContactChangeRow, 'userId' | 'kind' | 'changedAt'>,
): Promise<string[]> {
  const rows = await db
    .delete(contactChange)
    .where(
      and(
        eq(contactChange.userId, userId),
        eq(contactChange.kind, kind),
        gte(contactChange.changedAt, changedAt),
      ),
    )
    .returning({ id: contactChange.id })
  return rows.map(({ id }) => id)
}
