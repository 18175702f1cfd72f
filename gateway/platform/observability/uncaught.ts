import type { Logger } from 'pino'

/** How the process ends: `EX_SOFTWARE` of sysexits.h, told apart from a start that can't succeed (1). */
export const faultCode = 70

/**
 * From now on a fault that nothing caught ends the process, after one line of the log: what state it left
 * is not known. The line tells the message and the stack, and no object that hangs from the error.
 */
export function endOnUncaught(log: Logger): void {
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'a fault that nothing caught ends the gateway')
    process.exit(faultCode)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
