import { eq } from 'drizzle-orm'
import { forgetBookmarksOf } from '../bookmark/service.ts'
import { forgetCommentsOf } from '../comment/service.ts'
import { deleteLights } from '../penlight/service.ts'
import { deleteText } from '../search/service.ts'
import type { WrittenKind } from '../written/service.ts'
import { post } from './tables.ts'

export const posts: WrittenKind<typeof post> = {
  table: post,
  prefix: 'post',
  reportKind: 'POST',
  // One in five seconds, and 300 in an hour (Misskey's).
  limits: [
    { most: 1, ms: 5_000 },
    { most: 300, ms: 60 * 60_000 },
  ],
  async forget(transaction, id) {
    await deleteLights(transaction, 'post', [id])
    await deleteText(transaction, id)
    await forgetBookmarksOf(transaction, [id])
    await transaction.delete(post).where(eq(post.id, id))
    await forgetCommentsOf(transaction, id)
  },
}
