import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../gateway/platform/freePort.ts'
import { pino } from 'pino'
import pg from 'pg'
import { domains } from '../../gateway/domains.generated.ts'
import { balancesOf } from '../../gateway/domains/ledger/service.ts'
import { approveRefund, askRefund, bookPayout } from '../../gateway/domains/operations/service.ts'
import { giveRefundAccount } from '../../gateway/domains/payments/accounts.ts'
import { reconcile } from '../../gateway/domains/payments/reconcile.ts'
import { readConfig } from '../../gateway/platform/config.ts'
import { audit } from '../../gateway/platform/database/audit.ts'
import { createPools } from '../../gateway/platform/database/pools.ts'
import { makeContext } from '../../gateway/platform/graphql/make-context.ts'
import { openServices } from '../../gateway/services.ts'
import { buildGateway } from '../../scripts/buildGateway.ts'
import { OwnDatabase } from '../e2e/support/database.ts'
import { RestartingProcess } from './restartingProcess.ts'
import { retryUntilAnswered } from './retryUntilAnswered.ts'

/** The gateway that is killed is built: its sources take three times as long to start, at each of its deaths. */
const builtIn = '.cache/faults'
const minuteMs = 60_000
const sato = { who: 'sato', why: 'the fan asked for it' }
const suzuki = { who: 'suzuki', why: 'it is so' }
const account = {
  bankCode: '0033',
  branchCode: '001',
  kind: 'ORDINARY' as const,
  number: '1234567',
  holder: 'オウエン ハナコ',
}

export type World = Awaited<ReturnType<typeof openWorld>>

/**
 * A gateway that dies where it is told and is started again, beside a PostgreSQL and the sandbox of payments, each
 * in a process of its own. `nextDeath` names the point where each of the gateway's lives ends.
 */
export async function openWorld(nextDeath: () => string | undefined) {
  const database = await OwnDatabase.start()
  const dataDir = mkdtempSync(join(tmpdir(), 'ouen-faults-'))
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env: Record<string, string> = {
    ...database.env,
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    PORT: String(port),
    TEST_CLOCK: 'on',
    LOG_LEVEL: 'error',
    TENANT_ID: 'ouen',
    DEMO_CAST: 'off',
    // Else a start compiles what it imports, each time.
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  }
  await buildGateway(builtIn, { gateway: 'tests/faults/gateway.ts' }, builtIn)
  const gateway = new RestartingProcess(`${builtIn}/gateway.js`, env, nextDeath)
  await gateway.serving()
  const sandbox = new RestartingProcess('sandbox/main.ts', {
    SANDBOX_DIR: join(dataDir, 'sandbox'),
    PUBLIC_ORIGIN: origin,
    SANDBOX_WEBHOOK_URL: `${origin}/payments/webhooks`,
    SANDBOX_CLOCK_URL: `${origin}/test-clock`,
  })
  await sandbox.serving()
  const config = readConfig(env)
  const pools = createPools(config.database!.appUrl.reveal(), () => undefined)
  const { services, clock, parts } = await openServices(config, pino({ level: 'silent' }), pools)
  const owner = new pg.Pool({ connectionString: env.DATABASE_OWNER_URL, max: 2 })
  owner.on('error', () => undefined)
  const differences = async () =>
    (await reconcile(services, new Date(0))).differences.map(({ what }) => what)

  const operator = { ...services, tenantId: 'ouen', db: services.databaseFor('ouen') }
  /** A fan names an account for their cash, and the desk transfers it. */
  const transfer = async (refundId: string, userId: string): Promise<void> => {
    const asked = { tenantId: 'ouen', language: 'ja' as const, isDocument: false }
    const fan = makeContext(services, { ...asked, userId, requester: '127.0.0.1' })
    await retryUntilAnswered(() => giveRefundAccount(fan, { refundId, ...account }))
    await retryUntilAnswered(() => bookPayout(operator, refundId, sato))
  }

  return {
    gateway,
    origin,
    services,
    db: services.databaseFor('ouen'),
    database,
    /** What the audit finds now, and what has come and is no order's. */
    async faults(): Promise<string[]> {
      const findings = await audit(env.DATABASE_OWNER_URL!, domains.invariants)
      return findings.flatMap(({ name, violations }) =>
        violations.map(({ what }) => `${name}: ${what}`),
      )
    },
    /**
     * Lets time go by until nothing is under way any more: sessions, holds, attempts, refunds, draws, and what the
     * provider has still to tell.
     */
    async settle(): Promise<void> {
      await retryUntilAnswered(() => clock!.advance(31 * minuteMs))
      for (const until = Date.now() + 300_000; Date.now() < until;) {
        const { rows } = await retryUntilAnswered(() => owner.query<{ waiting: number }>(underWay))
        const isStill = rows[0]!.waiting === 0
        if (isStill && (await retryUntilAnswered(differences)).length === 0) return
        const cash = await retryUntilAnswered(() =>
          owner.query<{ id: string; fan: string }>(awaitingBank),
        )
        for (const { id, fan } of cash.rows) await transfer(id, fan)
        await retryUntilAnswered(() => clock!.advance(2 * minuteMs))
        // A webhook is signed by the sandbox's clock, which looks at ours each second: a jump makes it too old.
        await setTimeout(isStill ? 2_000 : 150)
      }
      const { rows } = await owner.query(standing)
      throw new Error(`something never ends: ${JSON.stringify(rows)}\n${gateway.output}`)
    },
    /** Two people refund what a session became. */
    async refund(sessionId: string): Promise<void> {
      const [order] = (
        await retryUntilAnswered(() =>
          owner.query<{ id: string }>('select id from store_order where session_id = $1', [
            sessionId,
          ]),
        )
      ).rows
      const { act } = await retryUntilAnswered(() => askRefund(operator, order!.id, {}, sato))
      await retryUntilAnswered(() => approveRefund(operator, act.id, suzuki))
    },
    /** Where our books and the provider's differ. */
    differences,
    /** How many free coins a fan has. */
    async free(fanId: string): Promise<number> {
      const db = services.databaseFor('ouen')
      const balances = await retryUntilAnswered(() => balancesOf(db, fanId, services.now()))
      return balances.get('COIN')?.free ?? 0
    },
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await retryUntilAnswered(() => owner.query<Row>(text, values))).rows,
    async close() {
      await Promise.all([gateway.stop(), sandbox.stop()])
      for (const part of parts) await part.close()
      await Promise.all([pools.close(), owner.end()])
      await database.dispose()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const underWay = `
  select (select count(*)::integer from payment_attempt where settled_at is null)
    + (select count(*)::integer from payment_refund where state in ('OPEN', 'AWAITS_BANK'))
    + (select count(*)::integer from store_hold where sold_at is null)
    + (select count(*)::integer from checkout_session
       where state not in ('FULFILLED', 'EXPIRED', 'CANCELED', 'REFUNDED'))
    + (select count(*)::integer from prize_draw where slug = id and drawn_at is null) as waiting`
const awaitingBank = `
  select r.id, a.fan_id as fan from payment_refund r
  join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
  where r.state = 'AWAITS_BANK'`
const standing = `
  select s.id, s.state, a.method, a.state as attempt, a.next_look_at, r.state as refund
  from checkout_session s
  left join payment_attempt a on a.subject_id = s.id
  left join payment p on p.attempt_id = a.id
  left join payment_refund r on r.payment_id = p.id
  where s.state not in ('FULFILLED', 'EXPIRED', 'CANCELED', 'REFUNDED') or a.settled_at is null and a.id is not null`
