import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config.ts'
import { describeError } from './errors.ts'
import { currentTrace } from './trace.ts'

const privateFields = [
  'email',
  'phoneNumber',
  'contact',
  'recipient',
  'password',
  'token',
  'idToken',
  'authorization',
  'cookie',
]

/**
 * The structured log: JSON, a line an event, with the id of the request it happened in. What could name a
 * person or let one in is taken out.
 */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const trace = currentTrace()
      return trace ? { requestId: trace.requestId, tenantId: trace.tenantId } : {}
    },
    serializers: { err: describeError, error: describeError },
    redact: {
      paths: privateFields.flatMap((name) => [name, `*.${name}`]),
      censor: '[removed]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
