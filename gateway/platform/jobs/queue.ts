import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { ConstructorOptions, PgBoss } from 'pg-boss'
import { afterCommit, type Queryable } from '../database/pools.ts'
import type { JobData, JobName, KnownKinds } from './kinds.ts'

/** Where the jobs of kinds that come each few minutes begin (`rounds.ts`). */
export const roundsQueue = 'rounds'

/** Where a job goes that was tried in vain for the last time. */
export const deadQueue = 'dead'

const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds
/** 12 tries more, after 2 s, 4 s, 8 s … at most 10 minutes: about an hour in all. */
const patience = { retryLimit: 12, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 }
/** A process that died is noticed when its job has not beaten for so long; pg-boss takes 10 at least. */
const heartbeatSeconds = 20
/** What a job may take before it is given to another, however well it beats. */
export const expireInSeconds = 300

/** For how long further faults of the queue are not told. */
const quietMs = 30_000

export type Queue = {
  /** By name: all kinds that the gateway knows. */
  kinds: KnownKinds
  /** pg-boss, on the queue of this database, ready for jobs of all kinds. Opened when it is first asked for. */
  open: () => Promise<PgBoss>
  enqueue: Jobs['enqueue']
  /** Calls back whenever this process has enqueued something: the worker need not wait for its next look. */
  onEnqueued: (listener: (name: string) => void) => void
  close: () => Promise<void>
}

/** What requests and jobs see of the queue. */
export type Jobs = {
  /**
   * Enqueues a job of a tenant's as part of a transaction of that tenant's: it is there once that commits, or not
   * at all. It is done at once, or not before `startAfter`.
   */
  enqueue: <Name extends JobName>(
    tenantId: string,
    name: Name,
    data: JobData[Name],
    within: Queryable,
    startAfter?: Date,
  ) => Promise<void>
}

type Parts = {
  pool: () => Pool
  kinds: KnownKinds
  now: () => Date
  onError: (error: unknown) => void
}

/** The queue as whoever enqueues sees it; `startWorkers` does what is in it. */
export function createQueue({ pool, kinds, now, onError }: Parts): Queue {
  const listeners = new Set<(name: string) => void>()
  let opening: Promise<PgBoss> | undefined
  const open = async () => {
    opening ??= openBoss({ pool, now, onError }, { supervise: false, schedule: false })
      .then(async (boss) => {
        await ensureQueues(boss, kinds)
        return boss
      })
      .catch((error: unknown) => {
        opening = undefined
        throw error
      })
    return opening
  }
  return {
    kinds,
    open,
    async enqueue(tenantId, name, data, within, startAfter) {
      const [boss, { fromDrizzle }] = [await open(), await import('pg-boss')]
      await boss.send(name, data, {
        db: fromDrizzle(within, sql),
        group: { id: tenantId },
        ...(kinds.get(name)?.again !== undefined && { singletonKey: tenantId }),
        ...(startAfter && { startAfter }),
      })
      afterCommit(within, () => {
        for (const listener of listeners) listener(name)
      })
    },
    onEnqueued(listener) {
      listeners.add(listener)
    },
    async close() {
      await (await opening)?.stop({ graceful: false })
    },
  }
}

/** pg-boss on our pool and clock. It is loaded here, so that no start and no command waits for it. */
export async function openBoss(
  { pool, now, onError }: Pick<Parts, 'pool' | 'now' | 'onError'>,
  options: Partial<ConstructorOptions>,
): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    schema: 'jobs',
    db: { executeSql: (text, values) => pool().query(text, values) },
    clock: {
      now: () => now().getTime(),
      setTimeout: (work, ms) => setTimeout(work, ms),
      clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
      setInterval: (work, ms) => setInterval(work, ms),
      clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
    },
    // The tables are the owner's, and made by our migrations; the app's role may neither change nor rebuild them.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    // No job of ours waits for another, and our migrations leave nothing to be done later.
    flowIntervalSeconds: hourSeconds,
    bamIntervalSeconds: hourSeconds,
    ...options,
  })
  // In an outage each kind's every look fails: a line each half minute tells as much.
  let quietUntil = 0
  boss.on('error', (error) => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + quietMs
    onError(error)
  })
  await boss.start()
  return boss
}

async function ensureQueues(boss: PgBoss, kinds: KnownKinds): Promise<void> {
  await boss.createQueue(deadQueue, { retryLimit: 0 })
  const options = {
    ...patience,
    heartbeatSeconds,
    expireInSeconds,
    deleteAfterSeconds: daySeconds,
    deadLetter: deadQueue,
  }
  for (const [name, { again }] of kinds) {
    const policy = again === undefined ? 'standard' : 'stately'
    await boss.createQueue(name, { ...options, policy })
    await boss.updateQueue(name, options)
  }
  await boss.createQueue(roundsQueue, { ...options, policy: 'stately' })
  await boss.updateQueue(roundsQueue, options)
}
