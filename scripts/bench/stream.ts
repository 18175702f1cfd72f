import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { channel, message } from '../../gateway/domains/chat/tables.ts'
import { membership } from '../../gateway/domains/community/tables.ts'
import { createCache } from '../../gateway/platform/cache/cache.ts'
import { readConfig } from '../../gateway/platform/config.ts'
import { openDatabase } from '../../gateway/platform/database/open.ts'
import type { Database } from '../../gateway/platform/database/pools.ts'
import { openDemo } from '../../gateway/demo/seed.ts'
import { createMemoryBus } from '../../gateway/platform/events/bus.ts'
import type { Services } from '../../gateway/platform/graphql/context.ts'
import { createGraphql } from '../../gateway/platform/graphql/yoga.ts'
import { createHttpServer } from '../../gateway/platform/http/server.ts'
import { newId } from '../../gateway/platform/ids.ts'
import { createStreamHub } from '../../gateway/platform/stream/hub.ts'
import { domains } from '../../gateway/domains.generated.ts'
import { newReferralCode } from '../../gateway/domains/user/referral.ts'
import { user } from '../../gateway/domains/user/tables.ts'
import { createBareHub } from './bareHub.ts'
import type { Order, Report } from './streamClients.ts'

/** One hub at one rate. Times in milliseconds from publication to the reader, CPU in microseconds of this process. */
export type StreamFigures = {
  hub: 'gateway' | 'bare'
  rate: number
  delivered: number
  lost: number
  cpuPerDelivery: number
  p50: number
  p99: number
}

type Options = { streams?: number; rates?: number[]; seconds?: number }

const query = `subscription Live($channelId: ID!) { messageCreated(channelId: $channelId) { messageEdge { cursor node {
  id seq sentAt text author { id displayName avatar { url dominantColor } } authorMembership { id role } } } } }`

/**
 * Delivery of a members' channel to many fans, each with a stream of their own, beside a bare hub in the same
 * process and run. Access is asked and the payload made anew for each message, from a real PostgreSQL.
 */
export async function benchStream({
  streams = 2000,
  rates = [5, 20],
  seconds = 5,
}: Options = {}): Promise<StreamFigures[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ouen-bench-'))
  await chmod(dataDir, 0o755)
  const config = readConfig({ DATA_DIR: dataDir })
  const database = await openDatabase(config, () => undefined)
  const clients = [
    fork(new URL('streamClients.ts', import.meta.url)),
    fork(new URL('streamClients.ts', import.meta.url)),
  ]
  const events = createMemoryBus()
  const log = pino({ level: 'error' })
  const now = () => new Date()
  const unused = undefined as never
  const identity = {
    ...(unused as Services['identity']),
    verifyIdToken: async (userId: string, tenantId: string) => ({
      userId,
      tenantId,
      authenticatedAt: now(),
      issuedAt: now(),
    }),
  }
  const services: Services = {
    config,
    log,
    now,
    events,
    cache: createCache(events, now),
    databaseFor: database.forTenant,
    messenger: unused,
    identity,
  }
  const hub = createStreamHub({
    services,
    graphql: createGraphql(services, undefined, { domains }),
    manifest: undefined,
    topics: domains.topics,
  })
  const bare = createBareHub()
  const server = createHttpServer(services, [hub.handle, bare.handle], []).listen(
    0,
    '127.0.0.1',
    4096,
  )
  try {
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const stage = await furnish(database.forTenant(config.tenantId), streams)
    const tokens = await reserve(`http://127.0.0.1:${port}/stream`, stage)
    const heads = tokens.map(
      ({ userId, token }) =>
        `GET /stream HTTP/1.1\r\nhost: bench\r\ntenant: ${config.tenantId}\r\nauthorization: Bearer ${userId}\r\nx-graphql-event-stream-token: ${token}\r\n\r\n`,
    )
    const bareHeads = tokens.map(() => 'GET /bare HTTP/1.1\r\nhost: bench\r\n\r\n')

    const figures: StreamFigures[] = []
    await tell(clients[0]!, { type: 'open', port, requests: heads })
    const publish = () => events.publish(config.tenantId, stage.event)
    for (const rate of rates)
      figures.push({
        hub: 'gateway',
        rate,
        ...(await measure(clients[0]!, publish, streams, rate, seconds)),
      })
    hub.close()
    await tell(clients[1]!, { type: 'open', port, requests: bareHeads })
    const sameSize = { id: 'x'.repeat(36), payload: stage.payload }
    for (const rate of rates)
      figures.push({
        hub: 'bare',
        rate,
        ...(await measure(clients[1]!, () => bare.publish(sameSize), streams, rate, seconds)),
      })
    return figures
  } finally {
    for (const client of clients) client.kill()
    hub.close()
    bare.close()
    server.close()
    server.closeAllConnections()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The demo's world with this many fans in it, and a message that they may all see. */
async function furnish(db: Database, count: number) {
  await openDemo(db, new Date())
  const room = (await db.select().from(channel).where(eq(channel.visibility, 'MEMBERS')))[0]!
  const [author] = await db.select().from(user).limit(1)
  const row = (await db.select().from(message).where(eq(message.channelId, room.id)).limit(1))[0]!
  const userIds = Array.from({ length: count }, () => newId('user'))
  const createdAt = new Date()
  for (let first = 0; first < count; first += 500) {
    const some = userIds.slice(first, first + 500)
    await db.insert(user).values(
      some.map((id) => ({
        id,
        displayName: 'ファン',
        avatar: author!.avatar,
        referralCode: newReferralCode(),
        createdAt,
      })),
    )
    await db.insert(membership).values(
      some.map((userId) => ({
        id: newId('membership'),
        userId,
        communityId: room.communityId,
        role: 'MEMBER' as const,
        joinedAt: createdAt,
      })),
    )
  }
  const event = {
    type: 'messageCreated' as const,
    channelId: room.id,
    communityId: room.communityId,
    messageId: row.id,
    seq: row.seq,
  }
  return {
    userIds,
    event,
    payload: {
      data: {
        messageCreated: {
          messageEdge: { cursor: 'xxxx', node: { ...event, text: row.text, author } },
        },
      },
    },
  }
}

/** A reserved stream with one subscription for each fan. */
async function reserve(url: string, { userIds, event }: Awaited<ReturnType<typeof furnish>>) {
  const tokens: { userId: string; token: string }[] = []
  const one = async (userId: string) => {
    const headers = {
      authorization: `Bearer ${userId}`,
      tenant: 'ouen',
      'content-type': 'application/json',
    }
    const token = await (await fetch(url, { method: 'PUT', headers })).text()
    const body = JSON.stringify({
      query,
      variables: { channelId: event.channelId },
      extensions: { operationId: crypto.randomUUID() },
    })
    const started = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'x-graphql-event-stream-token': token },
      body,
    })
    if (started.status !== 202)
      throw new Error(`the hub answered ${started.status}: ${await started.text()}`)
    tokens.push({ userId, token })
  }
  for (let first = 0; first < userIds.length; first += 50)
    await Promise.all(userIds.slice(first, first + 50).map(one))
  return tokens
}

async function measure(
  client: ChildProcess,
  publish: () => void,
  streams: number,
  rate: number,
  seconds: number,
) {
  // What is compiled and cached on the way is not measured.
  publish()
  await setTimeout(1000)
  await tell(client, { type: 'report', publishedAt: [0] })
  const publishedAt: number[] = []
  const cpu = process.cpuUsage()
  const start = performance.now()
  for (let index = 0; index < rate * seconds; index += 1) {
    const wait = start + (index * 1000) / rate - performance.now()
    if (wait > 0) await setTimeout(wait)
    publishedAt.push(performance.timeOrigin + performance.now())
    publish()
  }
  const { received, p50, p99 } = await tell(client, { type: 'report', publishedAt })
  const { user, system } = process.cpuUsage(cpu)
  const lost = publishedAt.length * streams - received
  return { delivered: received, lost, cpuPerDelivery: (user + system) / received, p50, p99 }
}

async function tell(client: ChildProcess, order: Order): Promise<Report> {
  client.send(order)
  const [report] = (await once(client, 'message')) as [Report]
  return report
}

if (import.meta.main) console.table(await benchStream())
