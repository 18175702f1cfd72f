import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What Prometheus reads: requests, operations, and whatever is watched. Times are in seconds. */
export function createMetrics() {
  const registry = new Registry()
  // In milliseconds: a look each ten, as usual, takes more of an idle gateway than all its other work.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  const requests = new Histogram({
    name: 'ouen_http_request_seconds',
    help: 'Time from a request to the end of its answer, by class of route and status.',
    labelNames: ['route', 'status'] as const,
    buckets: seconds,
    registers: [registry],
  })
  const operations = new Histogram({
    name: 'ouen_graphql_operation_seconds',
    help: 'Time that an operation ran, by name and outcome: ok, refused (an error of the contract) or failed.',
    labelNames: ['operation', 'outcome'] as const,
    buckets: seconds,
    registers: [registry],
  })
  const tenants = new Counter({
    name: 'ouen_tenant_requests_total',
    help: 'Requests by the tenant that they reached (none: nobody’s host) and the first figure of their status.',
    labelNames: ['tenant', 'status'] as const,
    registers: [registry],
  })
  return {
    registry,
    /** Of a tenant that is known: what strangers make up is no label. */
    countTenant: (tenantId: string | undefined, status: number) =>
      tenants.inc({ tenant: tenantId ?? 'none', status: `${Math.floor(status / 100)}xx` }),
    observeRequest: (route: string, status: number, duration: number) =>
      requests.observe({ route, status: String(status) }, duration),
    observeOperation: (operation: string, outcome: string, duration: number) =>
      operations.observe({ operation, outcome }, duration),
    /** Rows that are read at each scrape, each with its labels; those that are gone are not told any more. */
    watchEach<Label extends string>(
      name: string,
      help: string,
      labelNames: readonly Label[],
      read: () => Promise<readonly (Record<Label, string> & { value: number })[]>,
    ): void {
      const gauge = new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        async collect() {
          const rows = await read()
          gauge.reset()
          for (const { value, ...labels } of rows)
            gauge.set(labels as unknown as Record<Label, string>, value)
        },
      })
    },
    /** Numbers that are read at each scrape, one gauge with a label `of`. */
    watch(name: string, help: string, read: () => Record<string, number>): void {
      const gauge = new Gauge({
        name,
        help,
        labelNames: ['of'] as const,
        registers: [registry],
        collect() {
          for (const [of, value] of Object.entries(read())) gauge.set({ of }, value)
        },
      })
    },
  }
}
