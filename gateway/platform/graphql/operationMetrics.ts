import type { ExecutionResult } from 'graphql'
import type { Metrics } from '../observability/metrics.ts'
import { currentTrace } from '../observability/trace.ts'
import type { OperationManifest } from './manifest.ts'

/**
 * Times each operation by its name; what is answered takes its result. Names that are not the app's own are
 * one, so that nobody can mint labels.
 */
export function measureOperations(metrics: Metrics, manifest: OperationManifest | undefined) {
  const known = manifest && new Set([...manifest.values()].map(nameOf))
  return (name = '') => {
    const startedAt = performance.now()
    const operation = !known || known.has(name) ? name || 'unnamed' : 'other'
    return (result: ExecutionResult) => {
      const outcome = outcomeOf(result)
      metrics.observeOperation(operation, outcome, (performance.now() - startedAt) / 1000)
      const trace = currentTrace()
      if (trace) Object.assign(trace, { operation, outcome })
    }
  }
}

function nameOf(text: string): string {
  return /\b(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? ''
}

/** A root field that answers with one of the contract's errors is a refusal, and no fault. */
function outcomeOf({ data, errors }: ExecutionResult): 'ok' | 'refused' | 'failed' {
  if (errors && errors.length > 0) return 'failed'
  const isError = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    '__typename' in value &&
    String(value.__typename).endsWith('Error')
  return Object.values(data ?? {}).some(isError) ? 'refused' : 'ok'
}
