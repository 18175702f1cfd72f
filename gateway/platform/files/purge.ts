import type { JobContext, JobKinds } from '../jobs/kinds.ts'
import { openDisk } from './disk.ts'
import { hourMs, usableMs, type UploadsInUse } from './service.ts'
import { deleteAttempts, deleteUploads, lockPurge, takeUnused } from './store.ts'

declare module '../jobs/kinds.ts' {
  interface JobData {
    purgeUploads: null
  }
}

/** Takes away what nobody put to use, hourly. */
export function uploadJobs(uses: readonly UploadsInUse[]): JobKinds {
  const run = async (context: JobContext) => {
    await purgeUploads(context, uses)
  }
  return { purgeUploads: { run, again: '7 * * * *' } }
}

const batchSize = 100
/** What could be chosen until just now may be on its way into a profile. */
const graceMs = hourMs

/**
 * Deletes attempts that count no more, and uploads that nobody uses and nobody can choose any more, file first,
 * so that a broken-off run is done again. One process at a time; answers how many uploads went.
 */
export async function purgeUploads(
  { config, db, now }: Pick<JobContext, 'config' | 'db' | 'now'>,
  uses: readonly UploadsInUse[],
): Promise<number> {
  const disk = await openDisk(config.files)
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
