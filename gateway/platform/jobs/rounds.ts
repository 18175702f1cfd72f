import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import { within } from '../within.ts'
import type { KnownKinds } from './kinds.ts'
import { expireInSeconds } from './queue.ts'

/** What a round is given: the kinds that are due, by the names that the gateway knew which planned it. */
export type Round = { kinds: readonly string[] }

/** What takes longer goes on by itself, and the rest of its kind goes through the queue. */
const patienceMs = 5_000

/** Of more tenants than these the jobs go through the queue, so that all gateways share them. */
const mostTenants = 8

/** The kinds that are done in rounds, by their cron: those that come each minute or each few. */
export function kindsInRounds(kinds: KnownKinds): Map<string, string[]> {
  const often = [...kinds].filter(([, { again }]) => again?.startsWith('*'))
  return Map.groupBy(
    often.map(([name]) => name),
    (name) => kinds.get(name)!.again!,
  )
}

type Parts = {
  kinds: KnownKinds
  boss: PgBoss
  pool: () => Pool
  tenantIds: () => Promise<readonly string[]>
  /** Does a kind's job for a tenant. */
  run: (name: string, tenantId: string, signal: AbortSignal) => Promise<void>
  onFailed: (error: unknown, name: string, tenantId: string) => void
}

export type Rounds = {
  /**
   * Does all kinds of a round for all tenants, one after another. Throws where it could not, or was not to any more:
   * it is for another to do then.
   */
  begin: (round: Round) => Promise<void>
  /** Begins nothing more, and resolves when what was begun has ended, or after `ms`. */
  settle: (ms: number) => Promise<void>
}

/**
 * Does what comes due each few minutes one after another, on few connections: side by side each minute opened a dozen
 * that were closed again before the next. A job of the tenant's own stands in the queue for what failed, which is
 * tried again and told when it is given up, and for what takes long; while it stands no round does the same, in
 * whichever gateway.
 */
export function openRounds({ kinds, boss, pool, tenantIds, run, onFailed }: Parts): Rounds {
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  let isOpen = true

  /** Does a kind's job for a tenant; false where it goes on by itself. */
  async function runOnce(name: string, tenantId: string): Promise<boolean> {
    const longest = AbortSignal.timeout(expireInSeconds * 1_000)
    const signal = AbortSignal.any([stopping.signal, longest])
    const state: { isOver: boolean; failure?: { error: unknown } } = { isOver: false }
    const running = run(name, tenantId, signal)
      .catch((error: unknown) => {
        state.failure = { error }
      })
      .finally(() => {
        state.isOver = true
      })
    const end = async (standIn: string | null) => {
      if (standIn !== null) await boss.deleteJob(name, standIn)
      if (!state.failure) return
      onFailed(state.failure.error, name, tenantId)
      await enqueueForEach(boss, name, [tenantId])
    }
    await within(patienceMs, running).catch(() => undefined)
    if (state.isOver) {
      await end(null)
      return true
    }
    const standIn = await enqueueStandIn(boss, name, tenantId)
    const ending: Promise<void> = running
      .then(() => end(standIn))
      .catch((error: unknown) => onFailed(error, name, tenantId))
      .finally(() => {
        underWay.delete(ending)
      })
    underWay.add(ending)
    return false
  }

  async function runForAll(name: string, ids: readonly string[]): Promise<void> {
    for (const [at, tenantId] of ids.entries()) {
      if (!isOpen) throw new Error('the gateway stops')
      if (await runOnce(name, tenantId)) continue
      await enqueueForEach(boss, name, ids.slice(at + 1))
      return
    }
  }

  return {
    async begin(round) {
      const ids = await tenantIds()
      const standing = await findStanding(pool(), round.kinds)
      for (const name of round.kinds) {
        const due = ids.filter((id) => !standing.has(`${name} ${id}`))
        // Another release's kind waits for a gateway of that release.
        if (ids.length > mostTenants || !kinds.has(name)) await enqueueForEach(boss, name, due)
        else await runForAll(name, due)
      }
    },
    async settle(ms) {
      isOpen = false
      await within(ms, Promise.all(underWay)).catch(() => stopping.abort())
    },
  }
}

/** A kind's job for each of these tenants by itself, so that none waits for another's failure. */
export async function enqueueForEach(
  boss: PgBoss,
  name: string,
  tenantIds: readonly string[],
): Promise<void> {
  if (tenantIds.length === 0) return
  await boss.insert(
    name,
    tenantIds.map((id) => ({ group: { id }, singletonKey: id })),
  )
}

/** A job that stands for one under way: it is done only if that has not ended by then, or ended with its process. */
const enqueueStandIn = (boss: PgBoss, name: string, tenantId: string) =>
  boss.send(name, null, {
    group: { id: tenantId },
    singletonKey: tenantId,
    startAfter: expireInSeconds,
  })

/** For whom jobs of these kinds stand in the queue or are at work: kind and tenant. */
async function findStanding(pool: Pool, kinds: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string; group_id: string }>({
    name: 'standing_jobs',
    text: `select name, group_id from jobs.job
      where name = any($1) and state <= 'active' and group_id is not null`,
    values: [kinds],
  })
  return new Set(rows.map(({ name, group_id }) => `${name} ${group_id}`))
}
