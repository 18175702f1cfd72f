import { OFREPProvider } from '@openfeature/ofrep-provider'
import { OpenFeature } from '@openfeature/server-sdk'
import { defaultFlags, flagNames, flags, type FlagName, type Flags } from '#rules/flags.ts'
import type { Queryable } from '../database/pools.ts'
import type { Services } from '../graphql/context.ts'
import { within } from '../within.ts'
import { deleteShare, findShares, writeShare } from './store.ts'
import { createTenantFlags } from './tenantFlags.ts'

/** No page waits longer for what decides its flags: then what held last holds. */
const answerMs = 250
/** Nor does each page wait so long while the database is away. */
const pauseMs = 1_000

export type FlagDecider = {
  /** Every flag for a viewer of a tenant; without a key, for one who can't be told from others. Never fails. */
  decide: (tenantId: string, key: string | undefined) => Promise<Flags>
  /** Whether a guest needs a key, since not all of them are shown the same. */
  needsKey: (tenantId: string) => Promise<boolean>
}

let deciders = 0

/** Decides by what each tenant has set, or by the service that FLAGS_URL names (OpenFeature's remote protocol). */
export function createFlagDecider({
  config,
  cache,
  databaseFor,
  log,
}: Pick<Services, 'config' | 'cache' | 'databaseFor' | 'log'>): FlagDecider {
  const last = new Map<string, ReadonlyMap<string, number>>()
  let pausedUntil = 0
  const shares = async (tenantId: string) => {
    const known = last.get(tenantId)
    if (known && performance.now() < pausedUntil) return known
    try {
      const read = () => findShares(databaseFor(tenantId))
      const found = await within(answerMs, cache.get(tenantId, 'flags', '', read))
      last.set(tenantId, found)
      return found
    } catch (error) {
      pausedUntil = performance.now() + pauseMs
      log.debug({ err: error }, 'flags were not read; those that held last hold')
      return known ?? new Map<string, number>()
    }
  }
  const domain = `gateway ${(deciders += 1)}`
  const outside =
    config.flagsUrl === undefined
      ? undefined
      : new OFREPProvider({ baseUrl: config.flagsUrl, fetchImplementation: inTime })
  OpenFeature.setProvider(domain, outside ?? createTenantFlags(shares))
  const client = OpenFeature.getClient(domain)
  const decideAll = async (tenantId: string, targetingKey: string | undefined) => {
    const viewer = { tenantId, ...(targetingKey !== undefined && { targetingKey }) }
    const decided = flagNames.map(
      async (name) =>
        [name, await client.getBooleanValue(name, flags[name].default, viewer)] as const,
    )
    return { ...defaultFlags, ...Object.fromEntries(await Promise.all(decided)) }
  }
  return {
    decide: (tenantId, key) =>
      outside
        ? // An outside service is not asked for each page.
          cache.get(tenantId, 'decided flags', key ?? '', () => decideAll(tenantId, key))
        : decideAll(tenantId, key),
    async needsKey(tenantId) {
      if (outside) return true
      return [...(await shares(tenantId)).values()].some((percent) => percent > 0 && percent < 100)
    },
  }
}

/** Sets for how many of a tenant's viewers a flag is on, in percent; undefined leaves it to its default. */
export async function setShare(
  { cache }: Pick<Services, 'cache'>,
  tenantId: string,
  db: Queryable,
  name: FlagName,
  percent: number | undefined,
): Promise<void> {
  if (percent === undefined) await deleteShare(db, name)
  else await writeShare(db, name, percent)
  cache.forget(tenantId, 'flags', '')
}

function inTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(answerMs) })
}
