import type { PgBoss } from 'pg-boss'
import { within } from '../within.ts'
import type { KnownKinds } from './kinds.ts'
import { expireInSeconds } from './queue.ts'

/** What a round is given: the cron whose kinds are due. */
export type Round = { again: string }

/** The next kind waits no longer than this for the one before it, which goes on beside it. */
const patienceMs = 5_000

/** What takes longer is told as a failure, and begun anew by a later round. */
const longestMs = expireInSeconds * 1_000

/** Of more tenants than these the jobs go through the queue, so that all gateways share them. */
const mostTenants = 8

/** The kinds that are done in rounds, by their cron; the others come once an hour or less, each by itself. */
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
  tenantIds: () => Promise<readonly string[]>
  /** Does a kind's job for a tenant. */
  run: (name: string, tenantId: string, signal: AbortSignal) => Promise<void>
  /** No tenant is named where none had begun. */
  onFailed: (error: unknown, name: string, tenantId?: string) => void
}

export type Rounds = {
  /** Does all kinds of a cron for all tenants, one after another. */
  begin: (round: Round) => Promise<void>
  /** Resolves when what was begun has ended, or after `ms`. */
  settle: (ms: number) => Promise<void>
}

/**
 * Does what comes due each few minutes one after another, on few connections: side by side each minute opened a dozen
 * that were closed again before the next. What fails is enqueued as that tenant's own job, which is tried again and
 * told when it is given up; a round that broke off is done again by the next.
 */
export function openRounds({ kinds, boss, tenantIds, run, onFailed }: Parts): Rounds {
  const crons = kindsInRounds(kinds)
  const underWay = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let isOpen = true

  async function runForAll(name: string): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longestMs)])
    const ids = await tenantIds()
    if (ids.length > mostTenants) return enqueueForEach(boss, name, ids)
    const failed: string[] = []
    for (const tenantId of ids) {
      if (!isOpen) break
      await run(name, tenantId, signal).catch((error: unknown) => {
        onFailed(error, name, tenantId)
        failed.push(tenantId)
      })
    }
    if (failed.length > 0) await enqueueForEach(boss, name, failed)
  }

  return {
    async begin({ again }) {
      for (const name of crons.get(again) ?? []) {
        // One that still runs does what has come due meanwhile, or the next round does.
        if (!isOpen || underWay.has(name)) continue
        const running = within(longestMs, runForAll(name))
          .catch((error: unknown) => onFailed(error, name))
          .finally(() => underWay.delete(name))
        underWay.set(name, running)
        await within(patienceMs, running).catch(() => undefined)
      }
    },
    async settle(ms) {
      isOpen = false
      await within(ms, Promise.all(underWay.values())).catch(() => stopping.abort())
    },
  }
}

/** A kind's job for each of these tenants by itself, so that none waits for another's failure. */
export async function enqueueForEach(
  boss: PgBoss,
  name: string,
  tenantIds: readonly string[],
): Promise<void> {
  await boss.insert(
    name,
    tenantIds.map((id) => ({ group: { id }, singletonKey: id })),
  )
}
