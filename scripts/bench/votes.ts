import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { roundAt } from '../../rules/votingRounds.ts'
import { receiptOf } from '../../rules/voteReceipt.ts'
import { count, lockRound } from '../../gateway/domains/voting-event/publishing.ts'
import { countOpenVotes, insertVote } from '../../gateway/domains/voting-event/store.ts'
import type { Database } from '../../gateway/platform/database/pools.ts'
import { newId } from '../../gateway/platform/ids.ts'
import { inFolder } from './folder.ts'
import { turnAbout } from './turns.ts'

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
  await inFolder(async ({ db, owner, tenantId }) => {
    await furnish(owner, tenantId)
    let voters = 0
    row(
      'votes cast, 16 at once',
      await turnAbout({
        own: (turn) => cast(db, (voters = turn)),
        bare: () => insertBare(db),
        warmed: () => owner.query('analyze'),
      }),
    )
    const votes = voters.toLocaleString('en')
    row(`counting ${votes} open votes`, await timed(() => countOpenVotes(db, 'event')))
    row(`publishing ${votes} votes`, await timed(() => publish(db)))
  })
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

async function insertBare(db: Database): Promise<boolean> {
  await db.$client.query({
    name: 'bare',
    text: 'insert into bare values ($1, $2, $3, $4, $5, $6)',
    values: [newId('vote'), 'event', newId('user'), 'candidate1', randomUUID(), castAt],
  })
  return true
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
