import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { channel, message } from '../../gateway/domains/chat/tables.ts'
import { readConfig } from '../../gateway/platform/config.ts'
import { findEmbeddedPostgres } from '../../gateway/platform/database/embedded.ts'
import { openDatabase } from '../../gateway/platform/database/open.ts'
import type { Database } from '../../gateway/platform/database/pools.ts'
import { openDemo } from '../../gateway/demo/seed.ts'
import { account } from '../../gateway/platform/identity/tables.ts'
import { newId } from '../../gateway/platform/ids.ts'
import { openServices } from '../../gateway/services.ts'
import { addFans, joinAll } from './fans.ts'

/** Many enough that nobody meets a limit that is meant for one channel. */
const channels = 64
const messagesAChannel = 100

export type BenchContext = {
  dataDir: string
  userIds: string[]
  customTokens: string[]
  channelIds: string[]
  /** A channel that only members read. */
  roomId: string
}

/** A data folder with the demo, and with `fans` and channels of the bench's own, straight through the services. */
export async function furnishStage(port: number, fans: number): Promise<BenchContext> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ouen-bench-'))
  await chmod(dataDir, 0o755)
  const config = readConfig({ DATA_DIR: dataDir, PORT: String(port) })
  const log = pino({ level: 'error' })
  const database = await openDatabase(config, (error) => log.warn(error))
  const db = database.forTenant(config.tenantId)
  const { services, parts } = await openServices(config, log, database)
  const { identity, now } = services
  try {
    await openDemo(db, now())
    const userIds = await addMembers(db, fans, now())
    const channelIds = await addChannels(db, userIds, now())
    const customTokens = await Promise.all(
      userIds.map((id) => identity.createCustomToken(config.tenantId, id)),
    )
    const [roomId, ...others] = channelIds
    await db.update(channel).set({ visibility: 'MEMBERS' }).where(eq(channel.id, roomId!))
    await analyze(dataDir)
    return { dataDir, userIds, customTokens, channelIds: others, roomId: roomId! }
  } finally {
    for (const part of parts) await part.close()
    await database.close()
  }
}

/** As autovacuum would some minutes later: either server's plans would change between two rounds. */
async function analyze(dataDir: string): Promise<void> {
  const owner = new pg.Client({ connectionString: await findEmbeddedPostgres(dataDir) })
  await owner.connect()
  await owner.query('vacuum analyze')
  await owner.end()
}

/** Members with accounts that no password fits: they sign in by custom tokens. */
async function addMembers(db: Database, count: number, at: Date): Promise<string[]> {
  const ids = await addFans(db, count, at)
  await joinAll(db, ids, at)
  await db.insert(account).values(
    ids.map((userId, index) => ({
      userId,
      email: `bench-${index}@example.com`,
      passwordHash: '-',
      standing: 'active' as const,
      tokensValidAfter: at,
      createdAt: at,
    })),
  )
  return ids
}

async function addChannels(db: Database, userIds: string[], at: Date): Promise<string[]> {
  const [model] = await db.select().from(channel).limit(1)
  if (!model) throw new Error('the demo is empty')
  const ids = Array.from({ length: channels }, () => newId('channel'))
  for (const [index, id] of ids.entries()) {
    await db.insert(channel).values({
      ...model,
      id,
      slug: `bench-${index}`,
      position: 1_000 + index,
      visibility: 'PUBLIC',
      posting: 'MEMBERS',
      lastSeq: messagesAChannel,
      lastRev: messagesAChannel,
    })
    await db.insert(message).values(
      Array.from({ length: messagesAChannel }, (_, seq) => ({
        channelId: id,
        seq: seq + 1,
        rev: seq + 1,
        id: newId('message'),
        authorId: userIds[seq % userIds.length]!,
        text: `灯台のあかりが、今夜もよく見えます。${seq}`,
        images: [],
        idempotencyKey: newId('message'),
        sentAt: new Date(at.getTime() - (messagesAChannel - seq) * 1_000),
      })),
    )
  }
  return ids
}
