import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { setStage, type TestContext } from '../../domains/sign-up/testing.ts'
import { deniedWord } from '../../domains/moderation/tables.ts'
import { openMovableClock, type MovableClock } from '../clock/clock.ts'
import { migrate } from '../database/migrate.ts'
import type { Queryable } from '../database/pools.ts'
import type { Services } from '../graphql/context.ts'
import { patience } from '../../../tests/patience.ts'
import { createLog } from '../observability/log.ts'
import { countJobs } from './count.ts'
import type { JobKind, KnownKinds } from './kinds.ts'
import { createQueue, type Queue } from './queue.ts'
import { startWorkers, type Workers } from './work.ts'

declare module './kinds.ts' {
  interface JobData {
    note: { word: string }
    noteAgain: null
    noteBeside: null
  }
}

let stage: TestContext
let clock: MovableClock
let services: Services
const logged: string[] = []
const running: { workers: Workers; queue: Queue }[] = []

beforeAll(async () => {
  stage = await setStage({ TEST_CLOCK: 'on' })
  await migrate(stage.database.ownerUrl, { isClockMovable: true })
  clock = await openMovableClock(stage.database.pools)
  const log = createLog({ logLevel: 'warn' }, { write: (line) => void logged.push(line) })
  services = { ...stage, log, now: clock.now }
})
afterEach(async () => {
  for (const { workers, queue } of running.splice(0)) {
    await workers.stop(1_000)
    await queue.close()
  }
  logged.length = 0
})
afterAll(async () => {
  await clock.close()
  await stage.clear()
})

/** A gateway that does the jobs of these kinds. */
async function startGateway(kinds: KnownKinds, tenantIds: readonly string[] = ['red']) {
  const pool = stage.database.pools.forQueue
  const queue = createQueue({ pool, kinds, now: clock.now, onError: () => undefined })
  const directory = {
    tenantIds: async () => tenantIds,
    ofTenant: (tenantId: string) => ({ tenantId, origin: `http://${tenantId}.example` }),
  }
  const workers = await startWorkers({ queue, services, pool, directory })
  clock.onMoved(workers.wake)
  running.push({ workers, queue })
  return { queue, workers }
}

const kindsOf = (run: JobKind<{ word: string }>['run']): KnownKinds =>
  new Map([['note', { run } as JobKind<never>]])
const note = (queue: Queue, word: string, within: Queryable = stage.db) =>
  queue.enqueue('red', 'note', { word }, within)
const minute = 60_000
/** Resolves once all that was due before is done, or has begun: jobs of a kind are taken in their order. */
async function passBy(queue: Queue, done: string[]): Promise<void> {
  await note(queue, 'mark')
  await vi.waitFor(() => expect(done).toContain('mark'), patience)
  done.splice(done.indexOf('mark'), 1)
}
/** How many of a kind are still to be done, or at work. */
async function pending(name: string): Promise<number> {
  const { rows } = await stage.database.pools
    .forQueue()
    .query(`select 1 from jobs.job where name = $1 and state <= 'active'`, [name])
  return rows.length
}

test('a job is there once its transaction commits, is bound to its tenant, and a rolled back one never is', async () => {
  const done: string[] = []
  const { queue } = await startGateway(
    kindsOf(async ({ tenantId, db }, { word }) => {
      const { rows } = await db.execute<{ bound: string }>(
        sql`select current_setting('app.tenant_id') as bound`,
      )
      done.push(word === 'mark' ? word : `${tenantId} ${rows[0]?.bound} ${word}`)
    }),
  )
  const broken = stage.db.transaction(async (transaction) => {
    await note(queue, 'rolled back', transaction)
    await transaction.insert(deniedWord).values({ word: 'never', scope: 'NAMES' })
    throw new Error('no')
  })
  await expect(broken).rejects.toThrow('no')
  await stage.db.transaction(async (transaction) => {
    await note(queue, 'committed', transaction)
    await transaction.insert(deniedWord).values({ word: 'kept', scope: 'NAMES' })
    await passBy(queue, done)
    expect(done).toEqual([])
  })
  await passBy(queue, done)
  expect(done).toEqual(['red red committed'])
})

test('a tenant neither sees nor writes another’s jobs', async () => {
  const { queue, workers } = await startGateway(kindsOf(async () => undefined))
  await workers.stop(1_000)
  const blue = stage.database.databaseFor('blue')
  await note(queue, 'of red')
  const seen = (db: Queryable) => db.execute(sql`select 1 from jobs.job where name = 'note'`)
  expect((await seen(stage.db)).rows.length).toBeGreaterThan(0)
  expect((await seen(blue)).rows).toEqual([])
  const error: unknown = await note(queue, 'forged', blue).catch((fault: unknown) => fault)
  expect(String((error as Error).cause)).toContain('row-level security')
  await blue.execute(sql`delete from jobs.job`)
  expect((await seen(stage.db)).rows.length).toBeGreaterThan(0)
  await stage.db.execute(sql`delete from jobs.job where name = 'note'`)
})

test('of several gateways one does each job', async () => {
  const done: string[] = []
  const kinds = kindsOf(async (_, { word }) => {
    await setTimeout(5)
    done.push(word)
  })
  const [first] = await Promise.all([startGateway(kinds), startGateway(kinds), startGateway(kinds)])
  const words = Array.from({ length: 60 }, (_, number) => `word ${number}`)
  await Promise.all(words.map((word) => note(first.queue, word)))
  await vi.waitFor(async () => expect(await pending('note')).toBe(0), patience)
  expect(done.toSorted()).toEqual(words.toSorted())
})

test('what comes again is done once for all gateways, for each tenant, and once for all the times it missed', async () => {
  const done: string[] = []
  const kinds: KnownKinds = new Map([
    [
      'noteAgain',
      {
        run: async ({ tenantId }: { tenantId: string }) => void done.push(tenantId),
        again: '7 3 * * *',
      },
    ],
  ])
  await Promise.all([startGateway(kinds, ['red', 'blue']), startGateway(kinds, ['red', 'blue'])])
  // What is missed is missed since a first pass over the schedules.
  await passed()
  done.length = 0
  await clock.advance(5 * 24 * 60 * minute)
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['blue', 'red']), patience)
  await passed()
  await vi.waitFor(async () => expect(await pending('noteAgain')).toBe(0), patience)
  expect(done).toHaveLength(2)
})

test('what comes each few minutes is done in a round: once for all gateways, and a tenant’s failure is tried again by itself', async () => {
  const done: string[] = []
  let hasFailed = false
  const each = (name: string, again: string) =>
    [
      name,
      {
        run: async ({ tenantId }: { tenantId: string }) => {
          if (tenantId === 'red' && name === 'noteAgain' && !hasFailed) {
            hasFailed = true
            throw new Error('not yet')
          }
          done.push(`${name} ${tenantId}`)
        },
        again,
      },
    ] as const
  const kinds: KnownKinds = new Map([
    each('noteAgain', '*/5 * * * *'),
    each('noteBeside', '*/5 * * * *'),
  ])
  const both = ['red', 'blue']
  await midway()
  const [{ queue }] = await Promise.all([startGateway(kinds, both), startGateway(kinds, both)])
  await passed()
  await vi.waitFor(async () => expect(await pending('rounds')).toBe(0), patience)
  const boss = await queue.open()
  const before = new Set((await boss.findJobs('noteAgain')).map(({ id }) => id))
  done.length = 0
  hasFailed = false
  await midway()
  const all = ['noteAgain blue', 'noteAgain red', 'noteBeside blue', 'noteBeside red']
  await vi.waitFor(() => expect(done.toSorted()).toEqual(all), patience)
  await passed()
  for (const name of ['rounds', 'noteAgain', 'noteBeside'])
    await vi.waitFor(async () => expect(await pending(name)).toBe(0), patience)
  expect(done.toSorted()).toEqual(all)
  expect(done.indexOf('noteAgain red')).toBeGreaterThan(done.indexOf('noteAgain blue'))
  expect(logged.join('')).toContain('"tenantId":"red"')
  const own = (await boss.findJobs('noteAgain')).filter(({ id }) => !before.has(id))
  expect(own.map(({ state, groupId }) => [state, groupId])).toEqual([['completed', 'red']])
})

test('a tenant whose job hangs in a round holds up nobody, and no gateway begins it again', async () => {
  const done: string[] = []
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const kinds: KnownKinds = new Map([
    [
      'noteAgain',
      {
        run: async ({ tenantId }: { tenantId: string }) => {
          done.push(`again ${tenantId}`)
          if (tenantId === 'red') await held
        },
        again: '* * * * *',
      },
    ],
    ['noteBeside', { run: async () => void done.push('beside'), again: '* * * * *' }],
  ])
  const both = ['red', 'blue']
  await Promise.all([startGateway(kinds, both), startGateway(kinds, both)])
  await passed()
  const times = (what: string) => done.filter((each) => each === what).length
  for (const round of [1, 2]) {
    await clock.advance(minute)
    await vi.waitFor(() => expect(times('again blue')).toBeGreaterThanOrEqual(round), patience)
    await vi.waitFor(() => expect(times('beside')).toBeGreaterThanOrEqual(2 * round), patience)
  }
  expect(times('again red')).toBe(1)
  release()
  await vi.waitFor(async () => expect(await pending('noteAgain')).toBe(0), patience)
  expect(times('again red')).toBe(1)
})

test('for many tenants each has a job of its own, which any gateway may do', async () => {
  const done: string[] = []
  const kinds: KnownKinds = new Map([
    [
      'noteAgain',
      {
        run: async ({ tenantId }: { tenantId: string }) => void done.push(tenantId),
        again: '*/5 * * * *',
      },
    ],
  ])
  const many = Array.from({ length: 9 }, (_, number) => `tenant-${number}`)
  const { queue } = await startGateway(kinds, many)
  await passed()
  await clock.advance(60 * minute)
  await vi.waitFor(() => expect(new Set(done)).toEqual(new Set(many)), patience)
  const boss = await queue.open()
  const groups = (await boss.findJobs('noteAgain')).map(({ groupId }) => groupId)
  expect(many.filter((id) => !groups.includes(id))).toEqual([])
})

/** An hour on, midway between two times of what comes each five minutes: none of them passes while one looks. */
async function midway(): Promise<void> {
  const passedOfFive = clock.now().getTime() % (5 * minute)
  await clock.advance(62 * minute - passedOfFive)
}

/** Resolves after another pass over the schedules, whichever gateway's. */
async function passed(): Promise<void> {
  const last = async () => {
    const { rows } = await stage.database.pools
      .forQueue()
      .query<{ cron_on: Date | null }>('select cron_on from jobs.version')
    return rows[0]?.cron_on?.getTime() ?? 0
  }
  const before = await last()
  await vi.waitFor(async () => expect(await last()).toBeGreaterThan(before), patience)
}

test('a job waits for its time, by the clock that tests move', async () => {
  const done: string[] = []
  const { queue } = await startGateway(kindsOf(async (_, { word }) => void done.push(word)))
  const later = new Date(clock.now().getTime() + 30 * 24 * 60 * minute)
  await queue.enqueue('red', 'note', { word: 'renewed' }, stage.db, later)
  await clock.advance(30 * 24 * 60 * minute - minute)
  await passBy(queue, done)
  expect(done).toEqual([])
  await clock.advance(minute)
  await passBy(queue, done)
  expect(done).toEqual(['renewed'])
})

test('what fails is tried again with longer waits, and is told when it is given up', async () => {
  let tries = 0
  const done: string[] = []
  const { queue } = await startGateway(
    kindsOf(async (_, { word }) => {
      if (word === 'mark') return void done.push(word)
      tries += 1
      throw new Error('nobody at fan@example.com')
    }),
  )
  await note(queue, 'in vain')
  // The next wait counts from when a failure is written down, which is after the work has thrown. The tries are read
  // first: a state that is read before them may be the one that the try before has left.
  const fellBack = (time: number, state: string) =>
    vi.waitFor(async () => {
      const begun = tries
      const boss = await queue.open()
      const [job] = await boss.findJobs('note', { data: { word: 'in vain' } })
      expect([begun, job?.state]).toEqual([time, state])
    }, patience)
  await fellBack(1, 'retry')
  for (let time = 2; time <= 13; time += 1) {
    await clock.advance(10 * minute)
    await fellBack(time, time < 13 ? 'retry' : 'failed')
  }
  await vi.waitFor(() => expect(logged.join('')).toContain('for the last time'), patience)
  await clock.advance(60 * minute)
  await passBy(queue, done)
  expect(tries).toBe(13)
  const boss = await queue.open()
  const [dead] = await boss.findJobs('note', { data: { word: 'in vain' } })
  expect(dead).toMatchObject({ state: 'failed', groupId: 'red' })
  expect(JSON.stringify([dead, logged])).not.toContain('fan@example.com')
  await vi.waitFor(
    async () =>
      expect(await countJobs(queue)).toContainEqual({ job: 'note', state: 'dead', value: 1 }),
    patience,
  )
})

test('a stop takes nothing new and waits for what is under way', async () => {
  const began: string[] = []
  const ended: string[] = []
  const { queue, workers } = await startGateway(
    kindsOf(async (_, { word }) => {
      began.push(word)
      await setTimeout(800)
      ended.push(word)
    }),
  )
  await note(queue, 'under way')
  await vi.waitFor(() => expect(began).toEqual(['under way']), patience)
  const stopped = workers.stop(patience)
  await note(queue, 'too late')
  await stopped
  expect([began, ended]).toEqual([['under way'], ['under way']])
  const boss = await queue.open()
  const states = await boss.findJobs<{ word: string }>('note')
  expect(states.find(({ data }) => data.word === 'under way')?.state).toBe('completed')
  expect(states.find(({ data }) => data.word === 'too late')?.state).toBe('created')
  await stage.db.execute(sql`delete from jobs.job where name = 'note'`)
})

test('what a killed process had begun is done by another', async () => {
  const program = fileURLToPath(new URL('testing.killed.ts', import.meta.url))
  const { ownerUrl, appUrl } = stage.database
  const env = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: stage.config.dataDir }
  const killed = spawn(process.execPath, [program, 'note'], {
    env: { ...process.env, ...env, TENANT_ID: 'red', TEST_CLOCK: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pool = stage.database.pools.forQueue
  const kinds = kindsOf(async () => undefined)
  const queue = createQueue({ pool, kinds, now: clock.now, onError: () => undefined })
  await note(queue, 'begun twice')
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await queue.close()

  const done: string[] = []
  const second = await startGateway(kindsOf(async (_, { word }) => void done.push(word)))
  await passBy(second.queue, done)
  expect(done).toEqual([])
  await clock.advance(minute)
  await vi.waitFor(() => expect(done).toEqual(['begun twice']), patience)
})
