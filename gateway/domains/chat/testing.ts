import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { domains } from '../../domains.generated.ts'
import { community, membership, talent } from '../community/tables.ts'
import { createCache } from '../../platform/cache/cache.ts'
import { readConfig } from '../../platform/config.ts'
import { createFilledDatabase } from '../../platform/database/testing.ts'
import { openDemo } from '../../demo/seed.ts'
import { createMemoryBus, type GatewayEvent } from '../../platform/events/bus.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { makeContext } from '../../platform/graphql/make-context.ts'
import { createLocalIdentity } from '../../platform/identity/local/local.ts'
import { newId } from '../../platform/ids.ts'
import { openTestQueue, runDueJobs } from '../../platform/jobs/testing.ts'
import { createMessenger } from '../../platform/mail/createMessenger.ts'
import { newReferralCode } from '../user/referral.ts'
import { user } from '../user/tables.ts'
import { joinCommunity } from '../community/joining.ts'
import { chooseOshi } from '../community/choosing.ts'
import { forgetMemberships } from '../community/service.ts'
import { channel } from './tables.ts'

/** The demo's community on a real database, with a clock to turn and fans to make. `env` as for the gateway. */
export async function openCommunity(env: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ouen-chat-'))
  const opensAt = new Date('2026-11-20T03:00:00.000Z')
  const database = await createFilledDatabase('ouen_demo', (forTenant) =>
    openDemo(forTenant('ouen'), opensAt),
  )
  const { databaseFor } = database
  const db = databaseFor('ouen')
  let instant = opensAt.getTime()
  const now = () => new Date(instant)
  const config = readConfig({ ...env, DATA_DIR: dataDir })
  // Fans of a closed community joined while it was open.
  const openConfig = { ...config, isClosedCommunity: false }
  const log = pino({ level: 'silent' })
  const events = createMemoryBus()
  const published: GatewayEvent[] = []
  events.subscribe('ouen', (event) => published.push(event))
  const jobs = openTestQueue(database.pools)
  const basis = {
    config,
    databaseFor,
    now,
    log,
    events,
    cache: createCache(events, now),
    messenger: createMessenger({ config, databaseFor, now, log }),
    jobs,
    settles: domains.settles,
  }
  const identity = await createLocalIdentity(basis)
  const services: Services = { ...basis, identity }
  const channels = await db.select().from(channel)
  const home = (await db.select().from(community))[0]!

  /** A run of this viewer's: nobody, or the fan with this id. */
  const as = (userId: string | null, tenantId = 'ouen') =>
    makeContext(services, {
      tenantId,
      language: 'ja',
      userId,
      isDocument: false,
      requester: '203.0.113.7',
    })

  const enter = async (userId: string) => {
    await joinCommunity({ ...as(userId), config: openConfig }, home.id)
  }

  return {
    db,
    as,
    /** All that the gateway holds, for what answers requests of its own. */
    services,
    /** Does nothing by itself: `runDueJobs` does what is in it. */
    queue: jobs,
    published,
    databaseFor,
    appUrl: database.appUrl,
    ownerUrl: database.ownerUrl,
    communityId: home.id,
    channelId: (slug: string) => channels.find((row) => row.slug === slug)!.id,
    lastSeq: async (id: string) =>
      (await db.select().from(channel).where(eq(channel.id, id)))[0]!.lastSeq,
    /** Moves the clock on, in seconds. */
    pass: (seconds: number) => void (instant += seconds * 1000),
    /** A new fan, who has joined unless told, with an oshi where told. */
    async fan({
      hasJoined = true,
      hasOshi = false,
      birthDate = null as string | null,
    } = {}): Promise<string> {
      const id = newId('user')
      const avatar = (await db.select().from(user).limit(1))[0]!.avatar
      await db.insert(user).values({
        id,
        displayName: 'ためし',
        avatar,
        referralCode: newReferralCode(),
        birthDate,
        createdAt: now(),
      })
      if (hasJoined) await enter(id)
      const [oshi] = hasOshi ? await db.select().from(talent).limit(1) : []
      if (oshi) await chooseOshi(as(id), home.id, oshi.id)
      return id
    },
    join: enter,
    /** Does what is due by now. */
    runJobs: () => runDueJobs(jobs, services),
    /** Takes a fan out of the community. */
    async leave(userId: string): Promise<void> {
      await db.delete(membership).where(eq(membership.userId, userId))
      forgetMemberships(as(userId), userId)
    },
    async close() {
      await identity.close()
      await jobs.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
