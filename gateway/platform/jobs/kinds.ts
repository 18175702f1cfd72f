import type { Database } from '../database/pools.ts'
import type { Services } from '../graphql/context.ts'

/**
 * What a job is given, by its kind's name: ids, never what names a person or lets one in, since the queue keeps it
 * for a day. Whoever has a kind of job adds its own by merging; one that comes again by itself is given nothing.
 */
export interface JobData {}

export type JobName = keyof JobData & string

/** What runs: all that the gateway holds, bound to the tenant whose job it is. */
export type JobContext = Services & {
  tenantId: string
  db: Database
  /** Aborted when the gateway stops without waiting any longer, or the job has taken too long. */
  signal: AbortSignal
}

export type JobKind<Data> = {
  /**
   * Does the job. It may come twice, or again after it broke off anywhere, so that what it does must come out the
   * same; what it throws is logged, and the job is tried again, with longer and longer waits, for about an hour.
   */
  run(context: JobContext, data: Data): Promise<void>
  /**
   * When each tenant's is done again, as cron writes it, by the clock of Japan; once for all gateways, and once for
   * all the times that were missed. One of them waits at most, however often it is enqueued besides.
   */
  again?: string
}

/** All that the gateway knows, by name: what each is given, the queue holds. */
export type KnownKinds = ReadonlyMap<string, JobKind<never>>

/** Some kinds of jobs by their names. */
export type JobKinds = { readonly [Name in JobName]?: JobKind<JobData[Name]> }
