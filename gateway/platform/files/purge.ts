import type { Services } from '../graphql/context.ts'
import { openDisk } from './disk.ts'
import { hourMs, usableMs, type UploadsInUse } from './service.ts'
import { deleteAttempts, deleteUploads, lockPurge, takeUnused } from './store.ts'

const batchSize = 100
/** What could be chosen until just now may be on its way into a profile. */
const graceMs = hourMs

/**
 * Deletes attempts that count no more, and uploads that nobody uses and nobody can choose any more, file first,
 * so that a broken-off run is done again. One process at a time; answers how many uploads went.
 */
export async function purgeUploads(
  { config, databaseFor, now }: Pick<Services, 'config' | 'databaseFor' | 'now'>,
  uses: readonly UploadsInUse[],
): Promise<number> {
  const disk = await openDisk(config.files)
  const db = databaseFor(config.tenantId)
  await deleteAttempts(db, new Date(now().getTime() - hourMs))
  const before = new Date(now().getTime() - usableMs - graceMs)
  const purgeBatch = () =>
    db.transaction(async (transaction) => {
      if (!(await lockPurge(transaction))) return 0
      const unused = await takeUnused(transaction, uses, before, batchSize)
      await Promise.all(unused.map(({ image }) => disk.delete(image.path)))
      await deleteUploads(
        transaction,
        unused.map(({ id }) => id),
      )
      return unused.length
    })
  let total = 0
  for (let count = batchSize; count === batchSize; total += count) count = await purgeBatch()
  return total
}
