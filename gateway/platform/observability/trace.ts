import { AsyncLocalStorage } from 'node:async_hooks'

/** What is told of one request in the log. */
export type Trace = {
  requestId: string
  tenantId?: string | undefined
  operation?: string
  outcome?: string
}

const traces = new AsyncLocalStorage<Trace>()

/** Runs a request's work, so that all it logs carries its id. */
export function runTraced<Result>(trace: Trace, work: () => Result): Result {
  return traces.run(trace, work)
}

/** The trace of the request that is being worked on, if any. */
export function currentTrace(): Trace | undefined {
  return traces.getStore()
}
