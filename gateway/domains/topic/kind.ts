import { eq } from 'drizzle-orm'
import { forgetBookmarksOf } from '../bookmark/service.ts'
import { forgetCommentsOf } from '../comment/service.ts'
import { deleteLights } from '../penlight/service.ts'
import { deleteText } from '../search/service.ts'
import type { WrittenKind } from '../written/service.ts'
import { topic } from './tables.ts'

export const topics: WrittenKind<typeof topic> = {
  table: topic,
  prefix: 'topic',
  reportKind: 'TOPIC',
  // One in fifteen seconds, and 20 in a day (Discourse's).
  limits: [
    { most: 1, ms: 15_000 },
    { most: 20, ms: 24 * 60 * 60_000 },
  ],
  async forget(transaction, id) {
    await deleteLights(transaction, 'topic', [id])
    await deleteText(transaction, id)
    await forgetBookmarksOf(transaction, [id])
    await transaction.delete(topic).where(eq(topic.id, id))
    await forgetCommentsOf(transaction, id)
  },
}
