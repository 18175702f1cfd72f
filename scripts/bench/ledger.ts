import type pg from 'pg'
import { domains } from '../../gateway/domains.generated.ts'
import { balancesOf, grant, spend } from '../../gateway/domains/ledger/service.ts'
import { audit } from '../../gateway/platform/database/audit.ts'
import type { Database } from '../../gateway/platform/database/pools.ts'
import { newId } from '../../gateway/platform/ids.ts'
import { addFans } from './fans.ts'
import { inFolder } from './folder.ts'
import { spread } from './load.ts'
import { turnAbout } from './turns.ts'
import { sized } from './size.ts'

const fans = 64
const entries = sized(1_000_000, 2_000)

/**
 * Transfers a second, each in a transaction of its own, beside a bare two-row INSERT in the same rounds; then what
 * reading a balance and auditing take with a million entries of one fan's.
 */
export async function benchLedger(row: (what: string, figures: string) => void): Promise<void> {
  await inFolder(async ({ db, owner, ownerUrl, tenantId }) => {
    await owner.query(
      'create table bare (id text, position integer, account text, amount integer, primary key (id, position)); grant insert on bare to ouen_app',
    )
    const ids = await addFans(db, fans)
    row(
      'ledger transfers, 16 at once',
      await turnAbout({
        own: (turn) => transfer(db, ids, turn),
        bare: () => insertBare(db),
        warmed: () => owner.query('analyze'),
      }),
    )
    await fill(owner, tenantId, ids[0]!)
    const { p50, p99 } = await benchBalance(db, ids[0]!)
    row('a balance, of 1 M entries', `p50 ${p50} ms, p99 ${p99} ms`)
    const from = performance.now()
    const findings = await audit(ownerUrl, domains.invariants)
    const wrong = findings.filter(({ violations }) => violations.length > 0).length
    row(
      'the audit, over 1 M entries',
      `${((performance.now() - from) / 1000).toFixed(1)} s, ${wrong} invariants broken`,
    )
  })
}

/** A grant and a spending in turn, each fan in turn, each in a transaction of its own. */
async function transfer(db: Database, ids: readonly string[], turn: number): Promise<boolean> {
  const ownerId = ids[turn % ids.length]!
  const lot = { ownerId, asset: 'COIN', amount: 10 } as const
  const cause = { key: newId('transfer'), at: new Date() }
  const { outcome } = await db.transaction(async (transaction): Promise<{ outcome: string }> =>
    Math.floor(turn / ids.length) % 2 === 0
      ? grant(transaction, {
          ...cause,
          reason: 'SUPPORT',
          lots: [{ ...lot, class: 'FREE', expiry: { afterDays: 90 } }],
        })
      : spend(transaction, { ...cause, ...lot, reason: 'STORE_ORDER' }),
  )
  return outcome === 'DONE'
}

async function insertBare(db: Database): Promise<boolean> {
  const client = await db.$client.connect()
  try {
    await client.query('begin')
    await client.query({
      name: 'bare',
      text: `insert into bare values ($1, 1, $2, $3), ($1, 2, 'ISSUED', -$3::integer)`,
      values: [newId('transfer'), newId('user'), 10],
    })
    await client.query('commit')
  } finally {
    client.release()
  }
  return true
}

/** Grants and spendings of a coin each, as many as make a million entries of this fan's: into the tables directly. */
async function fill(owner: pg.Client, tenantId: string, ownerId: string): Promise<void> {
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenantId])
  // Nobody could wait for a million looks at whether each transfer balances; the audit looks.
  await owner.query(`set session_replication_role = 'replica'`)
  const values = [ownerId, entries]
  await owner.query(
    `insert into ledger_account (owner_id, asset, balance, last_number) values ($1, 'STEP_MISSION_POINT', 200, $2::integer)`,
    values,
  )
  await owner.query(
    `insert into ledger_lot (owner_id, asset, class, expires_at, opened_by, remaining)
     select $1, 'STEP_MISSION_POINT', 'FREE', date_trunc('day', now()) + make_interval(days => n), '', 1
     from generate_series(1, 200) n`,
    [ownerId],
  )
  await owner.query(
    `insert into ledger_transfer (id, kind, reason, idempotency_key, body_hash, at)
     select 'fill' || n, case when n <= 200 or n % 2 = 1 then 'GRANT' else 'SPEND' end, 'SUPPORT', 'fill' || n, '', now()
     from generate_series(1, $1::integer) n`,
    [entries],
  )
  await owner.query(
    `insert into ledger_entry (transfer_id, position, account, asset, amount, lot_id, number, balance)
     select 'fill' || n, 1, $1, 'STEP_MISSION_POINT', amount, lots[1 + case when n <= 200 then n - 1 else 0 end], n,
       case when n <= 200 then n else 200 + n % 2 end
     from (select n, case when n <= 200 or n % 2 = 1 then 1 else -1 end as amount from generate_series(1, $2::integer) n) turn,
       (select array_agg(id order by id) as lots from ledger_lot where owner_id = $1 and asset = 'STEP_MISSION_POINT') lot`,
    values,
  )
  await owner.query(
    `insert into ledger_entry (transfer_id, position, account, asset, amount)
     select transfer_id, 2, case when amount > 0 then 'ISSUED' else 'SPENT' end, asset, -amount
     from ledger_entry where asset = 'STEP_MISSION_POINT'`,
  )
  await owner.query(`reset session_replication_role; analyze`)
}

async function benchBalance(db: Database, ownerId: string): Promise<{ p50: number; p99: number }> {
  const times: number[] = []
  for (let turn = 0; turn < sized(2_200, 210); turn += 1) {
    const from = performance.now()
    await balancesOf(db, ownerId, new Date())
    if (turn >= 200) times.push(performance.now() - from)
  }
  return spread(times)
}
