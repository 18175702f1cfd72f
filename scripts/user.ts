import { blockUser, unblockUser } from '../gateway/domains/user/service.ts'
import { readConfig } from '../gateway/platform/config.ts'
import { joinDatabase } from '../gateway/platform/database/open.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { prefixOf } from '../gateway/platform/ids.ts'
import { openServices } from '../gateway/services.ts'
import { runCommand, UsageError } from './usage.ts'

const usage = `npm run user -- block user_01jd…     keeps a user out, and ends their streams and sessions at once
npm run user -- unblock user_01jd…   lets them log in again

The settings are the gateway's: the same environment reaches the same data.`

/** Runs one command, beside a running gateway or without one. Answers what was done; throws what went wrong. */
async function run([action, userId]: readonly string[]): Promise<string> {
  if ((action !== 'block' && action !== 'unblock') || userId === undefined)
    throw new UsageError(usage)
  if (prefixOf(userId) !== 'user')
    throw new Error(
      `"${userId}" is no user's id. It begins with user_ and ends with 26 letters and digits.`,
    )
  const config = readConfig()
  const log = createLog(config, process.stderr)
  const database = await joinDatabase(config, (error) => log.warn({ err: error }))
  try {
    const { services, parts } = await openServices(config, log, database)
    const act = action === 'block' ? blockUser : unblockUser
    try {
      const outcome = await act(services, config.tenantId, userId)
      const place = `of tenant "${config.tenantId}" (${database.description})`
      if (outcome === 'UNKNOWN')
        throw new Error(`There is no user ${userId} among those ${place}, or they have left.`)
      if (outcome === 'UNCHANGED') return `${userId} ${place} is not blocked.`
      return action === 'block'
        ? `${userId} ${place} is blocked: their streams and sessions have ended.`
        : `${userId} ${place} may log in again.`
    } finally {
      for (const part of parts) await part.close()
    }
  } finally {
    await database.close()
  }
}

await runCommand(usage, run)
