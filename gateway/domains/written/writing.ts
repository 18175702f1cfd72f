import type { WrittenProblem, WrittenText } from '#rules/written.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { checkRequestKey } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { audiencesOf } from '../community/service.ts'
import { findDeniedWordIn } from '../moderation/service.ts'
import type { Audience } from '../types.generated.ts'
import type { RowOf, WritingLimit, WrittenKind, WrittenTable } from './kind.ts'
import { findByKey, findMomentsSince, lockAuthor } from './store.ts'

/** Who may read what an author writes now: as they ask, within what their age allows. */
export async function boundAudience(
  context: GatewayContext,
  communityId: string,
  { authorId, asked }: { authorId: string; asked: Audience | null | undefined },
): Promise<Audience> {
  const audiences = await audiencesOf(context, communityId, authorId)
  return audiences.find((each) => each === asked) ?? audiences[0]
}

/** The refusal of a text with a word that the tenant denies; undefined where there is none. */
export async function refuseDeniedWord<Field extends string>(
  context: GatewayContext,
  field: Field,
  text: string,
) {
  const word = await findDeniedWordIn(context, text, 'EVERYWHERE')
  return word === undefined
    ? undefined
    : { __typename: 'TextModerationError' as const, field, word }
}

/** The refusal of a cleaned text by its kind's rules, as the kind's own error, or by its words; undefined where it is taken. */
export async function refuseText<Name extends string>(
  context: GatewayContext,
  { text, rules, error }: { text: string; rules: WrittenText; error: Name },
): Promise<
  | { __typename: Name; field: 'text'; code: WrittenProblem; maxLength: number }
  | { __typename: 'TextModerationError'; field: 'text'; word: string }
  | undefined
> {
  const code = rules.problem(text)
  if (code) return { __typename: error, field: 'text', code, maxLength: rules.maxLength }
  return refuseDeniedWord(context, 'text', text)
}

type Writing<Row, Outcome> = {
  authorId: string
  idempotencyKey: string
  at: Date
  /** Whether what the key has served for is what is written now. */
  isSame: (served: Row, transaction: Transaction) => boolean | Promise<boolean>
  /** Writes it, or says why not: then nothing has been written. */
  write: (transaction: Transaction) => Promise<Outcome>
}

/**
 * Writes once: the same key again gives what it has served for, also when both arrive at once; and no more than the
 * kind's limits allow. All of it is one transaction.
 */
export function writeOnce<Table extends WrittenTable, Outcome>(
  { db }: GatewayContext,
  { table, limits }: WrittenKind<Table>,
  { authorId, idempotencyKey, at, isSame, write }: Writing<RowOf<Table>, Outcome>,
) {
  checkRequestKey(idempotencyKey)
  return db.transaction(async (transaction) => {
    await lockAuthor(transaction, authorId)
    const served = await findByKey(transaction, table, { authorId, idempotencyKey })
    if (served)
      return (await isSame(served, transaction))
        ? served
        : { __typename: 'IdempotencyKeyReusedError' as const, field: 'idempotencyKey' }
    const retryAt = await rateLimit(transaction, table, { authorId, at, limits })
    if (retryAt) return { __typename: 'RateLimitedError' as const, retryAt }
    return write(transaction)
  })
}

/** When the author may write again, by all of the limits; undefined where they may now. */
async function rateLimit(
  transaction: Transaction,
  table: WrittenTable,
  { authorId, at, limits }: { authorId: string; at: Date; limits: readonly WritingLimit[] },
): Promise<Date | undefined> {
  const since = new Date(at.getTime() - Math.max(...limits.map(({ ms }) => ms)))
  const most = Math.max(...limits.map((limit) => limit.most))
  const moments = await findMomentsSince(transaction, table, { authorId, since, most })
  const retries = limits.flatMap((limit) => {
    const oldest = moments[limit.most - 1]
    const retryAt = oldest && oldest.getTime() + limit.ms
    return retryAt !== undefined && retryAt > at.getTime() ? [retryAt] : []
  })
  return retries.length > 0 ? new Date(Math.max(...retries)) : undefined
}
