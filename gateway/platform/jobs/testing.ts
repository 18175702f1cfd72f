import type { JobResult } from 'pg-boss'
import { kinds } from '../../services.ts'
import { systemClock } from '../clock/clock.ts'
import type { Pools } from '../database/pools.ts'
import type { Services } from '../graphql/context.ts'
import { createSoleDirectory } from '../tenant/directory.ts'
import { createQueue, type Queue } from './queue.ts'
import { runJob } from './work.ts'

/** The queue of a test's database, with no worker: `runDueJobs` does what is in it. Close it before the database. */
export function openTestQueue({ forQueue }: Pick<Pools, 'forQueue'>, known = kinds): Queue {
  const { now } = systemClock
  return createQueue({ pool: forQueue, kinds: known, now, onError: () => undefined })
}

/** Does what is due until nothing is, and says how each came out. */
export async function runDueJobs(queue: Queue, services: Services): Promise<JobResult[]> {
  const boss = await queue.open()
  const directory = createSoleDirectory(services.config)
  // What is fetched has none of its own: nothing here stops it.
  const { signal } = new AbortController()
  const results: JobResult[] = []
  for (const name of queue.kinds.keys()) {
    const take = () => boss.fetch(name, { batchSize: 20, includeMetadata: true })
    for (let jobs = await take(); jobs.length > 0; jobs = await take())
      for (const job of jobs) {
        const result = await runJob(queue, services, directory, { ...job, signal })
        results.push(result)
        if (result.status === 'completed') await boss.complete(name, job)
        else await boss.fail(name, job, result.output as object)
      }
  }
  return results
}
