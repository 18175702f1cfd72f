import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { addDays, midnightFrom } from '#rules/day.ts'
import { crashPoint } from '../../platform/crashPoints.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import type { Judged } from '../../platform/personal/judging.ts'
import { readPerson } from '../../platform/personal/reading.ts'
import { mailFan } from '../user/service.ts'
import { exportMail } from './letters.ts'
import { deleteEnded, findExport, findUnwritten, keepFile } from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    writeExport: { exportId: string }
    tellExport: { exportId: string }
    purgeExports: null
  }
}

/** For so many whole days a file can be downloaded. */
const keptDays = 7
/** What is not written by then was given up by its job. */
const lateMs = 60 * 60_000

/** Writes what fans asked for, by what all domains judged of their columns. */
export function exportJobs(judged: readonly Judged[]): JobKinds {
  return {
    writeExport: { run: (context, data) => writeExport(context, judged, data) },
    tellExport: { run: tellExport },
    purgeExports: { again: '23 * * * *', run: purgeExports },
  }
}

async function writeExport(
  context: JobContext,
  judged: readonly Judged[],
  { exportId }: { exportId: string },
): Promise<void> {
  const { db, jobs, now, tenantId } = context
  const row = await findExport(db, exportId)
  if (!row || row.readyAt) return
  const tables = await readPerson(db, judged, row.fanId)
  const text = JSON.stringify({ account: row.fanId, writtenAt: now(), tables }, null, 2)
  const file = await promisify(gzip)(text)
  crashPoint('export.written')
  await db.transaction(async (transaction) => {
    const endsAt = addDays(midnightFrom(now()), keptDays)
    const written = { readyAt: now(), endsAt, size: Buffer.byteLength(text), file }
    if (await keepFile(transaction, exportId, written))
      await jobs.enqueue(tenantId, 'tellExport', { exportId }, transaction)
  })
}

/** Files whose days are over go; one that could not be written for an hour, whatever failed, is begun again. */
async function purgeExports({ db, jobs, now, tenantId }: JobContext): Promise<void> {
  await deleteEnded(db, now())
  for (const exportId of await findUnwritten(db, new Date(now().getTime() - lateMs)))
    await db.transaction((transaction) =>
      jobs.enqueue(tenantId, 'writeExport', { exportId }, transaction),
    )
}

async function tellExport(context: JobContext, { exportId }: { exportId: string }): Promise<void> {
  const row = await findExport(context.db, exportId)
  if (row?.endsAt) await mailFan(context, row.fanId, exportMail(row.endsAt))
}
