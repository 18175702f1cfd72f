import type { Config } from '../../platform/config.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { openDisk } from '../../platform/files/disk.ts'
import { hourMs, usableMs } from '../../platform/files/service.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import type { PictureKind, PictureRow, PictureTable } from './kind.ts'
import { deletePictures, takePicturesOf, takeUnusedPictures } from './store.ts'

/** Takes the uploads of what shows them away for good, files first, so that a broken-off run is done again. */
export async function removePictures(
  { config }: Pick<JobContext, 'config'>,
  transaction: Transaction,
  { table }: PictureKind,
  shownById: string,
): Promise<void> {
  await remove(config, transaction, table, await takePicturesOf(transaction, table, shownById))
}

const batchSize = 100
/** What could be sent until just now may be on its way into something. */
const graceMs = hourMs

/** Of when what nothing shows is taken away by now. */
export const purgedBefore = (now: Date) => new Date(now.getTime() - usableMs - graceMs)

/** Takes away what nothing shows and nothing can show any more. Answers how many uploads went. */
export async function purgePictures(
  { config, db, now }: Pick<JobContext, 'config' | 'db' | 'now'>,
  { table }: PictureKind,
): Promise<number> {
  const before = purgedBefore(now())
  const purgeBatch = () =>
    db.transaction(async (transaction) => {
      const unused = await takeUnusedPictures(transaction, table, before, batchSize)
      await remove(config, transaction, table, unused)
      return unused.length
    })
  let total = 0
  for (let count = batchSize; count === batchSize; total += count) count = await purgeBatch()
  return total
}

async function remove(
  config: Config,
  transaction: Transaction,
  table: PictureTable,
  pictures: readonly PictureRow[],
): Promise<void> {
  const disk = await openDisk(config.files)
  await Promise.all(pictures.map(({ image }) => disk.delete(image.path)))
  await deletePictures(transaction, table, pictures)
}
