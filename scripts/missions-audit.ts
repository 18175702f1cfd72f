import { recountMissions } from '../gateway/domains/mission/recounting.ts'
import { readConfig } from '../gateway/platform/config.ts'
import { joinDatabase } from '../gateway/platform/database/open.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { openServices } from '../gateway/services.ts'
import { readArgs } from './usage.ts'

/**
 * Counts anew what fans received of missions, and says where less was done than they ask. It reads only, and exits with 1
 * where anything is found.
 */
readArgs(
  'npm run missions:audit     counts anew what was received of missions, and takes nothing back',
  {},
)
const config = readConfig()
const log = createLog(config, process.stderr)
const database = await joinDatabase(config, (error) => log.warn({ err: error }))
try {
  const { services, parts } = await openServices(config, log, database)
  try {
    const { recounted, fewer } = await recountMissions(services.databaseFor(config.tenantId))
    console.log(
      `${recounted} rounds counted anew, ${fewer.length} with less than their mission asks`,
    )
    for (const { fanId, missionId, round, found, goal } of fewer)
      console.log(`  ${fanId}: ${missionId} of ${round}, ${found} of ${goal}`)
    if (fewer.length > 0) process.exitCode = 1
  } finally {
    for (const part of parts) await part.close()
  }
} finally {
  await database.close()
}
