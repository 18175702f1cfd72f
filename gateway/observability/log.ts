import { pino, type Logger } from 'pino'
import type { Config } from '../config.ts'

/** The structured log. What could name a person or let one in is taken out. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['email', 'phoneNumber', 'password', 'token', 'authorization', 'cookie', 'err.config', 'err.params', 'err.parameters', 'err.detail', 'err.query', 'err.cause.detail'],
      censor: '[removed]',
    },
  })
}
