import type { Queryable } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'

const mentioned = statement<{ id: string }>(
  'mentioned_now',
  `select place ->> 'userId' as id from message, jsonb_array_elements(message.mentions) as place
  where message.id = $1 and message.deleted_at is null`,
)

/** Whom a message mentions as it stands; nobody once it is deleted. */
export async function findMentioned(
  db: Queryable,
  messageId: string,
): Promise<ReadonlySet<string>> {
  return new Set((await mentioned(db, [messageId])).map(({ id }) => id))
}
