import { judgeVote, reviewVotes } from '../gateway/domains/voting-event/reviewing.ts'
import { readConfig } from '../gateway/platform/config.ts'
import { joinDatabase } from '../gateway/platform/database/open.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { openServices } from '../gateway/services.ts'
import { runCommand, UsageError } from './usage.ts'

const usage = `npm run votes -- <event>                                     each round, counted with and without what is set aside
npm run votes -- <event> set-aside <receipt> "<reason>"      keeps a vote, and does not count it
npm run votes -- <event> readmit <receipt>                   counts it again

<event> is what stands in its address. A published round is counted anew at once, and says how often that was.
The settings are the gateway's: the same environment reaches the same data.`

/** Reports an event's votes, or judges one. Answers what there is to say; throws what went wrong. */
async function run([identifier, action, receipt, reason]: readonly string[]): Promise<string> {
  const isRight =
    action === undefined
      ? identifier !== undefined
      : receipt !== undefined && (action === 'readmit' || (action === 'set-aside' && reason))
  if (identifier === undefined || identifier.startsWith('-') || !isRight)
    throw new UsageError(usage)
  const config = readConfig()
  const log = createLog(config, process.stderr)
  const database = await joinDatabase(config, (error) => log.warn({ err: error }))
  try {
    const { services, parts } = await openServices(config, log, database)
    const { tenantId } = config
    const db = services.databaseFor(tenantId)
    try {
      const before = await reviewVotes(db, identifier)
      if (!before) throw new Error(`There is no vote "${identifier}".`)
      if (receipt !== undefined) {
        const why = action === 'readmit' ? null : reason!
        if (!(await judgeVote({ ...services, tenantId, db }, before.eventId, receipt, why)))
          throw new Error(`No vote in ${identifier} has the receipt ${receipt}.`)
      }
      const { rounds } = (await reviewVotes(db, identifier))!
      return rounds.map(describe).join('\n') || 'Nobody has voted yet.'
    } finally {
      for (const part of parts) await part.close()
    }
  } finally {
    await database.close()
  }
}

type Reviewed = NonNullable<Awaited<ReturnType<typeof reviewVotes>>>['rounds'][number]

function describe({ day, candidate, counted, setAside, reasons, isPublished }: Reviewed): string {
  const aside =
    setAside > 0 ? `, ${counted + setAside} with ${setAside} set aside (${reasons})` : ''
  return `${day}  ${candidate}  ${counted}${aside}${isPublished ? '' : '  (open)'}`
}

await runCommand(usage, run)
