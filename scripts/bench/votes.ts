import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { roundAt } from '../../rules/votingRounds.ts'
import { receiptOf } from '../../rules/voteReceipt.ts'
import { count, lockRound } from '../../gateway/domains/voting-event/publishing.ts'
import { countOpenVotes, insertVote } from '../../gateway/domains/voting-event/store.ts'
import { readConfig } from '../../gateway/platform/config.ts'
import { joinOwner, openDatabase } from '../../gateway/platform/database/open.ts'
import type { Database } from '../../gateway/platform/database/pools.ts'
import { newId } from '../../gateway/platform/ids.ts'
import { load, type Figures } from './load.ts'

const rounds = 3
const secondsARound = 3
/** Each votes once in the one round there is: more than are voted for in all rounds together. */
const fans = 100_000
const candidates = 5

const event = {
  opensAt: new Date('2026-11-20T00:00:00Z'),
  closesAt: new Date('2026-12-20T00:00:00Z'),
}
const castAt = new Date('2026-11-25T03:00:00Z')

/**
 * Votes a second into one round, 16 at once, beside a bare INSERT of the same rows in the same rounds; then what
 * counting and publishing that round take.
 */
export async function benchVotes(row: (what: string, figures: string) => void): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ouen-bench-votes-'))
  await chmod(dataDir, 0o755)
  const config = readConfig({ DATA_DIR: dataDir })
  const log = pino({ level: 'error' })
  const database = await openDatabase(config, (error) => log.warn(error))
  const { ownerUrl } = await joinOwner(config, (error) => log.warn(error))
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const db = database.forTenant(config.tenantId)
    await furnish(owner, config.tenantId)
    const own: Figures[] = []
    const bare: Figures[] = []
    let voter = 0
    for (let round = 0; round <= rounds; round += 1) {
      const measured = [
        await benchBare(db),
        await load(secondsARound, () => cast(db, (voter += 1))),
      ] as const
      if (round === 0) await owner.query('analyze')
      else for (const [index, list] of [bare, own].entries()) list.push(measured[index]!)
    }
    const [ours, theirs] = [median(own), median(bare)]
    row(
      'votes cast, 16 at once',
      `${ours.perSecond}/s, p99 ${ours.p99} ms (bare INSERT … COMMIT ${theirs.perSecond}/s, p99 ${theirs.p99} ms; ${(ours.perSecond / theirs.perSecond).toFixed(2)} of it)`,
    )
    const votes = voter.toLocaleString('en')
    row(`counting ${votes} open votes`, await timed(() => countOpenVotes(db, 'event')))
    row(`publishing ${votes} votes`, await timed(() => publish(db)))
  } finally {
    await owner.end()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function cast(db: Database, voter: number): Promise<boolean> {
  const [fanId, key] = [`fan${voter}`, randomUUID()]
  const round = roundAt(event, castAt)!
  const outcome = await insertVote(db, {
    ...{ eventId: 'event', round, fanId, id: newId('vote'), idempotencyKey: key, castAt },
    candidateId: `candidate${voter % candidates}`,
    receipt: receiptOf({ eventId: 'event', day: round.day, voterId: fanId, key }),
    ...{ voterSince: event.opensAt, address: '203.0.113.7', most: 10 },
  })
  return outcome === 'CAST'
}

async function publish(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    const round = await lockRound(transaction, 'event', roundAt(event, castAt)!.day)
    await count(transaction, round!, castAt)
  })
}

async function benchBare(db: Database): Promise<Figures> {
  return load(secondsARound, async () => {
    await db.$client.query({
      name: 'bare',
      text: 'insert into bare values ($1, $2, $3, $4, $5, $6)',
      values: [newId('vote'), 'event', newId('user'), 'candidate1', randomUUID(), castAt],
    })
    return true
  })
}

async function furnish(owner: pg.Client, tenantId: string): Promise<void> {
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenantId])
  const text = `'{"ja":"","en":""}'`
  await owner.query(`
    create table bare (id text primary key, event text, fan text, candidate text, key text, at timestamptz);
    grant insert on bare to ouen_app;
    insert into community (id, slug, palette, hero, share_image, name, tagline, description)
    values ('community', 'bench', 'green', '{}', '{}', ${text}, ${text}, ${text});
    insert into app_user (id, display_name, avatar, referral_code, created_at)
    select 'fan' || n, 'ファン', '{}', 'code' || n, now() from generate_series(1, ${fans}) n;
    insert into voting_event (id, community_id, identifier, title, description, picture, opens_at, closes_at, results)
    values ('event', 'community', 'bench', ${text}, ${text}, '{}', '${event.opensAt.toISOString()}', '${event.closesAt.toISOString()}', 'LIVE');
    insert into voting_candidate (event_id, id, position, name, description, picture)
    select 'event', 'candidate' || n, n, ${text}, ${text}, '{}' from generate_series(0, ${candidates - 1}) n;`)
  await owner.query('analyze')
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const from = performance.now()
  await work()
  return `${(performance.now() - from).toFixed(0)} ms`
}

function median(all: Figures[]): Figures {
  return all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)]!
}
