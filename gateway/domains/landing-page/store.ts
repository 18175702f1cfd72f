import { asc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { landingPage, type LandingPageRow } from './tables.ts'

export const findPages = (db: Queryable, ids: readonly string[]): Promise<LandingPageRow[]> =>
  db
    .select()
    .from(landingPage)
    .where(inArray(landingPage.id, [...ids]))

/** A community's pages, also those that nobody sees yet or any more. */
export const findPagesOf = (db: Queryable, communityId: string): Promise<LandingPageRow[]> =>
  db
    .select()
    .from(landingPage)
    .where(eq(landingPage.communityId, communityId))
    .orderBy(asc(landingPage.opensAt), asc(landingPage.id))

/** Writes a page in place of the one at its address, if there is one, and answers the id that it has. */
export async function putPage(
  transaction: Transaction,
  page: Omit<LandingPageRow, 'tenantId'>,
): Promise<string> {
  const { id: _, ...content } = page
  const [row] = await transaction
    .insert(landingPage)
    .values(page)
    .onConflictDoUpdate({
      target: [
        landingPage.tenantId,
        landingPage.communityId,
        landingPage.place,
        landingPage.identifier,
      ],
      set: content,
    })
    .returning({ id: landingPage.id })
  return row!.id
}
