import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { roundAt } from '../../rules/votingRounds.ts'
import { castVote } from '../../gateway/domains/voting-event/casting.ts'
import { count, lockRound } from '../../gateway/domains/voting-event/publishing.ts'
import { countOpenVotes } from '../../gateway/domains/voting-event/store.ts'
import type { Database } from '../../gateway/platform/database/pools.ts'
import type { GatewayContext } from '../../gateway/platform/graphql/context.ts'
import { newId } from '../../gateway/platform/ids.ts'
import { inFolder } from './folder.ts'
import { turnAbout } from './turns.ts'
import { sized } from './size.ts'

/** Each votes once in the one round there is: more than are voted for in all rounds together. */
const fans = sized(100_000, 10_000)
const candidates = 5
const eventId = newId('votingevent')

const dayMs = 24 * 60 * 60 * 1000
const castAt = new Date()
const event = {
  opensAt: new Date(castAt.getTime() - 5 * dayMs),
  closesAt: new Date(castAt.getTime() + 25 * dayMs),
}

/**
 * Votes a second into one round, 16 at once, by the service that fans' votes go through, beside a bare INSERT of the
 * same rows in the same rounds; then what counting and publishing that round take.
 */
export async function benchVotes(row: (what: string, figures: string) => void): Promise<void> {
  await inFolder(async ({ db, owner, openDemo, tenantId }) => {
    const as = await openDemo()
    await furnish(owner, tenantId)
    let voters = 0
    row(
      'votes cast, 16 at once',
      await turnAbout({
        own: (turn) => cast(as(`fan${turn}`), (voters = turn)),
        bare: () => insertBare(db),
        warmed: () => owner.query('analyze'),
      }),
    )
    const votes = voters.toLocaleString('en')
    row(`counting ${votes} open votes`, await timed(() => countOpenVotes(db, eventId)))
    row(`publishing ${votes} votes`, await timed(() => publish(db)))
  })
}

async function cast(context: GatewayContext, voter: number): Promise<boolean> {
  const { __typename } = await castVote(context, {
    eventId,
    candidateId: `candidate${voter % candidates}`,
    idempotencyKey: randomUUID(),
  })
  return __typename === 'CastVoteSuccess'
}

async function publish(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    const round = await lockRound(transaction, eventId, roundAt(event, castAt)!.day)
    await count(transaction, round!, castAt)
  })
}

async function insertBare(db: Database): Promise<boolean> {
  await db.$client.query({
    name: 'bare',
    text: 'insert into bare values ($1, $2, $3, $4, $5, $6)',
    values: [newId('vote'), eventId, newId('user'), 'candidate1', randomUUID(), castAt],
  })
  return true
}

async function furnish(owner: pg.Client, tenantId: string): Promise<void> {
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenantId])
  const text = `'{"ja":"","en":""}'`
  await owner.query(`
    create table bare (id text primary key, event text, fan text, candidate text, key text, at timestamptz);
    grant insert on bare to ouen_app;
    insert into app_user (id, display_name, avatar, referral_code, created_at)
    select 'fan' || n, 'ファン', '{}', 'code' || n, now() - interval '30 days' from generate_series(1, ${fans}) n;
    insert into membership (id, user_id, community_id, role, joined_at)
    select 'membership' || n, 'fan' || n, (select id from community limit 1), 'MEMBER', now()
    from generate_series(1, ${fans}) n;
    insert into voting_event (id, community_id, identifier, title, description, picture, opens_at, closes_at, results, needs_phone)
    select '${eventId}', id, 'bench', ${text}, ${text}, '{}', '${event.opensAt.toISOString()}', '${event.closesAt.toISOString()}', 'LIVE', false
    from community limit 1;
    insert into voting_candidate (event_id, id, position, name, description, picture)
    select '${eventId}', 'candidate' || n, n, ${text}, ${text}, '{}' from generate_series(0, ${candidates - 1}) n;`)
  await owner.query('analyze')
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const from = performance.now()
  await work()
  return `${(performance.now() - from).toFixed(0)} ms`
}
