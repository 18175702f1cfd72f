import type { Reached } from './platform/http/server.ts'
import type { Site } from './platform/tenant/directory.ts'

/** What one tenant has of its own in this process: handlers bound to it, and the streams of its fans. */
export type OpenTenant = Reached & {
  site: Site
  stats: () => Record<string, number>
  /** Whether somebody holds a stream, so that it can't be put away. */
  isBusy: () => boolean
  close: () => void
}

/** A tenant that nobody has asked for in so long, and that holds no streams, is put away until it is asked for again. */
const idleMs = 10 * 60_000
const lookMs = 60_000

/** The tenants of this process, each opened when it is first asked for. */
export function createTenants(open: (site: Site) => OpenTenant, now: () => Date) {
  const opened = new Map<string, { tenant: OpenTenant; usedAt: number }>()

  /** What those did who are put away: numbers since the start must not shrink. */
  const past = new Map<string, number>()
  const add = (sums: Map<string, number>, stats: Record<string, number>) => {
    for (const [name, value] of Object.entries(stats)) sums.set(name, (sums.get(name) ?? 0) + value)
  }
  const shut = (tenant: OpenTenant) => {
    opened.delete(tenant.site.tenantId)
    tenant.close()
    add(past, tenant.stats())
  }
  const putAway = () => {
    const before = now().getTime() - idleMs
    for (const { tenant, usedAt } of opened.values())
      if (usedAt < before && !tenant.isBusy()) shut(tenant)
  }
  const looking = setInterval(putAway, lookMs).unref()

  return {
    at(site: Site): OpenTenant {
      const known = opened.get(site.tenantId)
      if (known?.tenant.site.origin === site.origin) {
        known.usedAt = now().getTime()
        return known.tenant
      }
      // It has moved: what was opened for its former address tells that one.
      if (known) shut(known.tenant)
      const tenant = open(site)
      opened.set(site.tenantId, { tenant, usedAt: now().getTime() })
      return tenant
    },
    putAway,
    /** The sums over all that are open, and how many there are. */
    stats(): Record<string, number> {
      const sums = new Map(past)
      for (const { tenant } of opened.values()) add(sums, tenant.stats())
      return { ...Object.fromEntries(sums), tenants: opened.size }
    },
    /** Ends all streams at once. */
    close(): void {
      clearInterval(looking)
      for (const { tenant } of opened.values()) tenant.close()
    },
  }
}
