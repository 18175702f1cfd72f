import type { Pool } from 'pg'
import type { Job, JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Services } from '../graphql/context.ts'
import { describeError } from '../observability/errors.ts'
import type { Directory } from '../tenant/directory.ts'
import type { JobContext } from './kinds.ts'
import { deadQueue, openBoss, roundsQueue, type Queue } from './queue.ts'
import { enqueueForEach, kindsInRounds, openRounds, type Round } from './rounds.ts'
import { crashPoint } from '../crashPoints.ts'

/** How many jobs of one kind a process does side by side. */
const atOnce = 8
/**
 * In seconds. Most jobs are not waited for: who enqueues them wakes the worker. What comes due later is looked for by
 * one statement for all kinds, since forty kinds that each look for themselves keep an idle gateway at work.
 */
const usual = { look: 5, supervise: 30, schedule: 30 }
/** In seconds: how often each kind looks for itself, should the common look fail. */
const ownLook = 600
/** Where tests move the clock, they want to see at once what has come due. */
const eager = { look: 0.5, supervise: 1, schedule: 1 }

/** Whose jobs there are, and where they stand. */
type JobDirectory = Pick<Directory, 'tenantIds' | 'ofTenant'>

type Parts = {
  queue: Queue
  services: Services
  /** Whose jobs come again. */
  directory: JobDirectory
  pool: Parameters<typeof openBoss>[0]['pool']
}

export type Workers = {
  /** Has all kinds looked for now. */
  wake: () => void
  /** Takes no more jobs, and waits for those under way; what takes longer than `ms` is given back. */
  stop: (ms: number) => Promise<void>
}

/** Does the jobs that are in the queue and come into it, here and on the gateways beside. */
export async function startWorkers({ queue, services, directory, pool }: Parts): Promise<Workers> {
  const { log, now, config } = services
  const pace = config.isClockMovable ? eager : usual
  const onError = (error: unknown) => log.warn({ err: error }, 'the job queue failed')
  await queue.open()
  const boss = await openBoss(
    { pool, now, onError },
    {
      superviseIntervalSeconds: pace.supervise,
      monitorIntervalSeconds: pace.supervise,
      // What is done goes by the hour: counting what waits costs the more the more is kept.
      maintenanceIntervalSeconds: 3_600,
      cronMonitorIntervalSeconds: pace.schedule,
      cronWorkerIntervalSeconds: Math.max(1, pace.look),
    },
  )
  const workerIds = new Map<string, string>()
  for (const name of queue.kinds.keys()) {
    const options = { batchSize: atOnce, perJobResults: true } as const
    const id = await boss.work(
      name,
      { ...options, pollingIntervalSeconds: ownLook },
      (jobs: Job<unknown>[]) =>
        Promise.all(jobs.map((job) => runJob(queue, services, directory, job))),
    )
    workerIds.set(name, id)
  }
  const idOfDead = await boss.work(
    deadQueue,
    { includeMetadata: true, pollingIntervalSeconds: ownLook },
    async (dead: JobWithMetadata[]) => {
      for (const { sourceName, sourceId, sourceRetryCount, groupId } of dead)
        log.error(
          { job: sourceName, id: sourceId, tenantId: groupId, retries: sourceRetryCount },
          'a job was tried in vain for the last time',
        )
    },
  )
  workerIds.set(deadQueue, idOfDead)
  const rounds = openRounds({
    kinds: queue.kinds,
    boss,
    pool,
    tenantIds: directory.tenantIds,
    run: (name, tenantId, signal) =>
      runForTenant({ queue, services, directory }, { name, tenantId, data: null, signal }),
    onFailed: (error, job, tenantId) =>
      log.warn({ job, tenantId, err: describeError(error) }, 'a job failed'),
  })
  const idOfRounds = await boss.work(
    roundsQueue,
    { pollingIntervalSeconds: ownLook },
    async (due: Job<Round>[]) => {
      for (const { id, data } of due)
        await rounds.begin(data).catch((error: unknown) => {
          log.warn({ job: roundsQueue, id, err: describeError(error) }, 'a job failed')
          throw error
        })
    },
  )
  workerIds.set(roundsQueue, idOfRounds)
  await setSchedules(boss, queue)
  queue.onEnqueued((name) => {
    const id = workerIds.get(name)
    if (id !== undefined) boss.notifyWorker(id)
  })
  const wake = () => {
    for (const id of workerIds.values()) boss.notifyWorker(id)
  }
  // What was enqueued while they began woke nobody, and would wait for the next look.
  wake()
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      for (const name of await findDue(pool())) {
        const id = workerIds.get(name)
        if (id !== undefined) boss.notifyWorker(id)
      }
    } finally {
      isLooking = false
    }
  }
  const looking = setInterval(() => {
    look().catch((error: unknown) => boss.emit('error', error as Error))
  }, pace.look * 1_000)
  return {
    wake,
    async stop(ms) {
      clearInterval(looking)
      await Promise.all([rounds.settle(ms), boss.stop({ timeout: ms })])
    },
  }
}

/** The kinds of which a job can be taken now. */
async function findDue(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'due_jobs',
    text: `select distinct name from jobs.job
      where state < 'active' and not blocked and start_after <= jobs.job_now()`,
  })
  return rows.map(({ name }) => name)
}

/** Does one job and says how it came out. What is kept of a failure names nobody. */
export async function runJob(
  queue: Queue,
  services: Services,
  directory: JobDirectory,
  job: Job<unknown>,
): Promise<JobResult> {
  const { id, name, groupId: tenantId, data, signal, retryCount } = job
  try {
    if (tenantId)
      await runForTenant({ queue, services, directory }, { name, tenantId, data, signal })
    // What has come due again is done for each tenant by itself.
    else await enqueueForEach(await queue.open(), name, await directory.tenantIds())
    return { id, status: 'completed' }
  } catch (error) {
    const err = describeError(error)
    services.log.warn({ job: name, id, tenantId, retryCount, err }, 'a job failed')
    return { id, status: 'failed', output: { type: err.type, message: err.message } }
  }
}

type Work = { name: string; tenantId: string; data: unknown; signal: AbortSignal }

/** Does a kind's work for a tenant. */
async function runForTenant(
  { queue, services, directory }: Pick<Parts, 'queue' | 'services' | 'directory'>,
  { name, tenantId, data, signal }: Work,
): Promise<void> {
  const kind = queue.kinds.get(name)
  if (!kind) throw new Error(`nobody knows jobs named ${name}`)
  const site = await directory.ofTenant(tenantId)
  if (!site) throw new Error(`there is no tenant ${tenantId}`)
  // What a letter links to is at that tenant's own address.
  const config = { ...services.config, ...site }
  const db = services.databaseFor(tenantId)
  const context = { ...services, config, tenantId, db, signal } satisfies JobContext
  crashPoint(`job.${name}.begins`)
  await kind.run(context, data as never)
  crashPoint(`job.${name}.ends`)
}

/** What comes each few minutes has a schedule for each of its crons; each other kind has one of its own. */
async function setSchedules(boss: PgBoss, { kinds }: Queue): Promise<void> {
  const options = { tz: 'Asia/Tokyo', missed: 'once' } as const
  const crons = kindsInRounds(kinds)
  const wanted = new Set<string>()
  for (const [name, { again }] of kinds) {
    if (again === undefined || crons.has(again)) continue
    await boss.schedule(name, again, null, options)
    wanted.add(name)
  }
  for (const [again, names] of crons) {
    // A key may not hold all of what a cron does.
    const key = again.replaceAll(/[^\w/]/g, '-')
    const round = { kinds: names } satisfies Round
    await boss.schedule(roundsQueue, again, round, { ...options, key, singletonKey: key })
    wanted.add(`${roundsQueue} ${key}`)
  }
  for (const { name, key } of await boss.getSchedules())
    if (!wanted.has(key ? `${name} ${key}` : name)) await boss.unschedule(name, key)
}
