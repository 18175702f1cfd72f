import { GraphQLError } from 'graphql'
import { TooBusy } from '../busy.ts'
import { isOutage } from '../database/pools.ts'
import type { Services } from './context.ts'

/**
 * Our own faults keep their words to the log; an outage says that a later try may succeed. The cause stays
 * with the error for whoever runs an operation in process; it is never part of an answer.
 */
export function maskError(error: unknown, { log }: Pick<Services, 'log'>): GraphQLError {
  const cause = error instanceof GraphQLError ? error.originalError : error
  if (error instanceof GraphQLError && (cause === undefined || cause instanceof GraphQLError))
    return error
  const originalError = cause instanceof Error ? cause : new Error(String(cause))
  // Who reads the answer must know which field failed: without its path it would look like one that is empty.
  const path = error instanceof GraphQLError ? error.path : undefined
  const mask = (status: number, code: string, message: string, headers = {}) =>
    new GraphQLError(message, {
      path,
      originalError,
      extensions: { code, http: { status, headers } },
    })
  if (cause instanceof TooBusy)
    return mask(503, 'UNAVAILABLE', 'There is too much to do for a moment. Try again soon.', {
      'retry-after': String(cause.retryAfter),
    })
  if (isOutage(cause))
    return mask(503, 'UNAVAILABLE', 'The service is not available for a moment. Try again soon.')
  log.error({ err: cause }, 'a resolver failed')
  return mask(200, 'INTERNAL', 'Something went wrong on our side.')
}
