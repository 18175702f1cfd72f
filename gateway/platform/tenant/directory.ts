import type { Config } from '../config.ts'
import { isOutage, type Pools } from '../database/pools.ts'
import { isOnLoopback } from '../loopback.ts'
import { within } from '../within.ts'
import { tenant, tenantHost } from './tables.ts'

/** A tenant where its fans find it. */
export type Site = {
  tenantId: string
  /** `https://fans.example.com`: all its links and cookies are this one's. */
  origin: string
}

/** Which tenants this gateway serves, and where. What it does not know yet it looks for, and answers later. */
export type Directory = {
  /** Whose host it is, as a request names it; also by another of its names. */
  atHost: (host: string) => Site | undefined | Promise<Site | undefined>
  ofTenant: (tenantId: string) => Site | undefined | Promise<Site | undefined>
  tenantIds: () => Promise<readonly string[]>
}

type Hosts = readonly (typeof tenantHost.$inferSelect)[]
type DirectoryConfig = Pick<Config, 'tenantId' | 'origin' | 'servesMany'>

/** How old what is known of the hosts may be: an operator's change is seen by then. */
const freshMs = 5_000
/** Strangers' names, however many, have the table read once in so long. */
const strangersMs = 1_000
/** While the database hangs, who asks for a host that is not known is told so after this. */
const patienceMs = 500

/** The directory of one tenant, who is found at every host. */
export function createSoleDirectory({ tenantId, origin }: DirectoryConfig): Directory {
  const site = { tenantId, origin }
  return {
    atHost: () => site,
    ofTenant: (id) => (id === tenantId ? site : undefined),
    tenantIds: async () => [tenantId],
  }
}

type Parts = {
  config: DirectoryConfig
  database: Pick<Pools, 'forGateway' | 'forTenant'>
  now: () => Date
  onError: (error: unknown) => void
}

/**
 * The table of hosts, kept in the process; with TENANT_ID that tenant alone. Scheme and port are PUBLIC_ORIGIN's, and
 * its host is the first tenant's where the table gives it to nobody else, as all hosts are while the table is empty.
 * Throws where it can't be read at first.
 */
export async function openDirectory({ config, database, now, onError }: Parts): Promise<Directory> {
  if (!config.servesMany) return createSoleDirectory(config)
  const read = async () => {
    const hosts = await database.forGateway.select().from(tenantHost)
    const home = await database
      .forTenant(config.tenantId)
      .select({ id: tenant.tenantId })
      .from(tenant)
    return list(config, hosts, home.length > 0)
  }
  let known = await read()
  let readAt = now().getTime()
  let reading: Promise<unknown> | undefined
  const refresh = (age: number, than: number) => {
    if (age < than) return undefined
    reading ??= read()
      .then((listed) => (known = listed))
      .catch((error: unknown) => {
        if (!isOutage(error)) onError(error)
      })
      .finally(() => {
        readAt = now().getTime()
        reading = undefined
      })
    return reading
  }
  const find = (look: () => Site | undefined) => {
    const age = now().getTime() - readAt
    const site = look()
    const reading = refresh(age, site ? freshMs : strangersMs)
    // Who is known does not wait for it.
    return site || !reading ? site : within(patienceMs, reading).then(look, look)
  }
  return {
    atHost: (host) => find(() => known.byHost.get(nameOf(host)) ?? known.everywhere),
    ofTenant: (tenantId) => find(() => known.byTenant.get(tenantId)),
    async tenantIds() {
      await refresh(now().getTime() - readAt, freshMs)
      return [...known.byTenant.keys()]
    },
  }
}

function list({ tenantId, origin }: DirectoryConfig, hosts: Hosts, hasHome: boolean) {
  const { protocol, port, hostname } = new URL(origin)
  const originOf = (host: string) => `${protocol}//${host}${port && `:${port}`}`
  const byTenant = new Map<string, Site>()
  if (hasHome) byTenant.set(tenantId, { tenantId, origin })
  for (const { host, tenant: id, isMain } of hosts)
    if (isMain) byTenant.set(id, { tenantId: id, origin: originOf(host) })
  const byHost = new Map<string, Site>()
  const add = (host: string, id: string) => {
    const site = byTenant.get(id)
    if (site) byHost.set(host, site)
  }
  // At a desk, the machine itself is asked for by several names.
  const names = isOnLoopback(hostname) ? ['localhost', '127.0.0.1', '[::1]'] : []
  for (const host of [...names, hostname]) add(host, tenantId)
  for (const { host, tenant: id } of hosts) add(host, id)
  // Where nobody has a host of their own, there is one to be found at all of them.
  const everywhere = hosts.length === 0 ? byTenant.get(tenantId) : undefined
  return { byTenant, byHost, everywhere }
}

/** A host's name as the table has it. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
