import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerIntent, payAtTill } from '#sandbox/intents.ts'
import { audit } from '../../platform/database/audit.ts'
import { addDays } from '#rules/day.ts'
import { invariants } from './invariants.ts'
import { sweepPayments } from './jobs.ts'
import { reconcile } from './reconcile.ts'
import { cancelAttempt, complete, submitAttempt } from './service.ts'
import { konbini, openPaymentsFixture, type PaymentsFixture } from './testing.ts'

let till: PaymentsFixture
let owner: pg.Client
let paid: string
let late: string
beforeAll(async () => {
  till = await openPaymentsFixture()
  owner = new pg.Client({ connectionString: till.ownerUrl })
  await owner.connect()
  paid = await pay()
  till.sellOut(true)
  late = await pay()
  await till.runJobs()
  await sweepPayments(till.context)
  till.sellOut(false)
  const given = await till.begin({ method: 'KONBINI', konbini })
  await submitAttempt(till.context, given.id)
  await cancelAttempt(till.context, given.id)
  await till.begin()
  for (const table of tables) await owner.query(`create temp table kept_${table} as table ${table}`)
})
afterAll(async () => {
  await owner.end()
  await till.close()
})

/** An attempt that is paid, there and here. */
async function pay(): Promise<string> {
  const attempt = await submitAttempt(till.context, (await till.begin({ method: 'PAYPAY' })).id)
  answerIntent(till.sandbox, attempt.providerId!, 'yes')
  return (await complete(till.context, attempt.id)).id
}

const tables = ['payment_attempt', 'payment', 'payment_refund']

/** Past all triggers, as no role of the app may. */
async function tamper(...statements: [text: string, values?: unknown[]][]): Promise<void> {
  await owner.query("begin; set local session_replication_role = 'replica'")
  for (const [text, values] of statements) await owner.query(text, values)
  await owner.query('commit')
}

const restore = () =>
  tamper(
    ...tables.flatMap((table): [string][] => [
      [`delete from ${table}`],
      [`insert into ${table} select * from kept_${table}`],
    ]),
  )

async function broken(): Promise<string[]> {
  const findings = await audit(till.ownerUrl, invariants)
  return findings.filter(({ violations }) => violations.length > 0).map(({ name }) => name)
}

const [came, used, booked, named] = invariants.map(({ name }) => name)

it('the books hold of what is paid, late, cancelled and under way', async () => {
  expect(await broken()).toEqual([])
})

it.each([
  ['a payment is gone', 'delete from payment where attempt_id = $1', () => paid, [came, booked]],
  [
    'a payment is of less',
    'update payment set amount_yen = amount_yen - 1 where attempt_id = $1',
    () => paid,
    [came, booked],
  ],
  [
    'a late one has no refund',
    'delete from payment_refund where payment_id in (select id from payment where attempt_id = $1)',
    () => late,
    [used, booked],
  ],
  [
    'a late one is kept',
    "update payment set became = 'ORDER' where attempt_id = $1",
    () => late,
    [used],
  ],
  [
    'a capture was never settled',
    "update payment_attempt set state = 'CANCELED', failure = 'CANCELED' where id = $1",
    () => paid,
    [came],
  ],
  [
    'a name is kept',
    `update payment_attempt set details = '{"konbini":{"name":"ハナコ"}}' where id = $1`,
    () => paid,
    [named],
  ],
])('the audit finds that %s', async (_, statement, id, found) => {
  await tamper([statement, [id()]])
  try {
    expect(await broken()).toEqual(found)
  } finally {
    await restore()
  }
})

it('both sides agree, and a payment that only one has is named', async () => {
  const since = addDays(till.context.now(), -1)
  expect((await reconcile(till.context, since)).differences).toEqual([])
  const attempt = await submitAttempt(
    till.context,
    (await till.begin({ method: 'KONBINI', konbini })).id,
  )
  payAtTill(till.sandbox, attempt.providerId!)
  const { differences } = await reconcile(till.context, since)
  expect(differences).toEqual([
    { tenantId: 'ouen', what: `${attempt.providerId} is paid there (¥1200), and not here` },
  ])
  await complete(till.context, attempt.id)
  expect((await reconcile(till.context, since)).differences).toEqual([])
})
