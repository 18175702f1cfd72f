import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { compose } from '#gateway/compose.ts'
import { addTenant } from '#gateway/demo/addTenant.ts'
import { artImage } from '#gateway/demo/art.ts'
import { readTenantFile } from '#gateway/demo/tenantFile.ts'
import { channel } from '#gateway/domains/chat/tables.ts'
import { community, membership } from '#gateway/domains/community/tables.ts'
import { newReferralCode } from '#gateway/domains/user/referral.ts'
import { user } from '#gateway/domains/user/tables.ts'
import { readConfig } from '#gateway/platform/config.ts'
import { createPools } from '#gateway/platform/database/pools.ts'
import { createTestDatabase } from '#gateway/platform/database/testing.ts'
import { hashOperation } from '#gateway/platform/graphql/manifest.ts'
import type { AppServer } from '#gateway/platform/http/documents.ts'
import { newId } from '#gateway/platform/ids.ts'
import { openDirectory } from '#gateway/platform/tenant/directory.ts'
import { giveHosts } from '#gateway/platform/tenant/hosts.ts'
import { openServices } from '#gateway/services.ts'

/** Connections that the process may have to the database, whatever for. */
export const mostConnections = 40

const example = readFileSync('content/tenant.example.json', 'utf8')
const toolkit = '/identitytoolkit.googleapis.com/v1/accounts'

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer | object }
type Answer = { status: number; headers: IncomingHttpHeaders; text: string }
type Settled = { id: string; host: string; userId: string; communityId: string; channelId: string }
/** A tenant, and its fan's tokens. */
export type Place = Settled & { idToken: string; refreshToken: string }

/** As much of the app as shows whom a page was made for. */
const app: AppServer = {
  render: async ({ settings }) => ({
    status: 200,
    html: JSON.stringify([settings.tenantId, settings.userId, settings.origin]),
  }),
  inlineScripts: [],
  lateStyles: [],
  modulesFor: () => [],
  readSearch: () => '',
  readLocale: () => 'ja',
  readTheme: (_, theme) => theme,
  checkTheme: () => undefined,
}

/** One gateway of so many tenants, `t0` and so on at `t0.example`, each with a channel and a fan who is signed in. */
export async function startManyTenants(count: number, texts: readonly string[]) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'ouen-many-'))
  const log = pino({ level: 'silent' })
  const pools = createPools(database.appUrl, () => undefined, mostConnections)
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_ORIGIN: 'http://gateway.example' })
  const { services, parts } = await openServices(config, log, pools)
  const { identity, now } = services
  const ids = Array.from({ length: count }, (_, at) => `t${at}`)

  const settle = async (id: string): Promise<Settled> => {
    const { world } = readTenantFile(id, example.replaceAll('Sample Park', `Park of ${id}`))
    const db = pools.forTenant(id)
    await addTenant(db, now(), world, (name) => artImage(name === 'own-mark' ? 'mark' : name))
    const [home] = await db.select().from(community)
    const [bench] = await db.select().from(channel)
    const userId = newId('user')
    const password = await identity.readyPassword(`bench-${userId}`)
    await db.transaction(async (transaction) => {
      await transaction.insert(user).values({
        id: userId,
        displayName: `${id} の人`,
        avatar: artImage('mark'),
        referralCode: newReferralCode(),
        hasProfile: true,
        createdAt: now(),
      })
      await transaction.insert(membership).values({
        id: newId('membership'),
        communityId: home!.id,
        userId,
        role: 'MEMBER',
        joinedAt: now(),
      })
      const email = `${id}@example.com`
      await identity.createAccount(id, { userId, email, password }, transaction)
    })
    return { id, host: `${id}.example`, userId, communityId: home!.id, channelId: bench!.id }
  }
  const settled: Settled[] = []
  for (const id of ids) settled.push(await settle(id))
  for (const { id, host } of settled) await giveHosts(database.ownerUrl, id, [host])

  const directory = await openDirectory({ config, database: pools, now, onError: () => undefined })
  const { server, tenants } = compose({
    services,
    app: {
      load: async () => app,
      assets: async () => ({
        entry: '/assets/entry.js',
        preloads: [],
        styleFiles: [],
        css: '',
        cssHash: "'sha256-x'",
      }),
      handleAsset: () => false,
    },
    manifest: new Map(texts.map((text) => [hashOperation(text), text])),
    whyNotReady: () => undefined,
    connections: pools.counts,
    directory,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const begin = (host: string, path: string, { method = 'GET', headers = {}, body }: Asked) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const isJson = typeof body === 'object' && !Buffer.isBuffer(body)
      const type = isJson ? { 'content-type': 'application/json' } : {}
      const options = { port, path, method, headers: { host, ...type, ...headers } }
      send({ ...options, host: '127.0.0.1' }, resolve)
        .once('error', reject)
        .end(isJson ? JSON.stringify(body) : body)
    })
  const ask = async (host: string, path: string, asked: Asked = {}): Promise<Answer> => {
    const response = await begin(host, path, asked)
    let text = ''
    for await (const chunk of response) text += String(chunk)
    return { status: response.statusCode ?? 0, headers: response.headers, text }
  }

  const signIn = async (place: Settled): Promise<Place> => {
    const token = await identity.createCustomToken(place.id, place.userId)
    const path = `${toolkit}:signInWithCustomToken?key=${place.id}`
    const { text } = await ask(place.host, path, { method: 'POST', body: { token } })
    const { idToken, refreshToken } = JSON.parse(text) as Record<string, string>
    return { ...place, idToken: idToken!, refreshToken: refreshToken! }
  }
  const places = await Promise.all(settled.map(signIn))

  return {
    places,
    tenants,
    services,
    ask,
    begin,
    /** An operation, as the fan of one tenant, with whatever else is told. */
    async run(
      { host, id, idToken }: Pick<Place, 'host' | 'id' | 'idToken'>,
      query: string,
      variables: object = {},
    ) {
      const headers = { tenant: id, authorization: `Bearer ${idToken}` }
      const body = { query, variables }
      const { status, text } = await ask(host, '/graphql', { method: 'POST', headers, body })
      return { status, text }
    },
    /** How many connections the process has to the database. */
    async connections(): Promise<number> {
      const client = new pg.Client({ connectionString: database.ownerUrl })
      await client.connect()
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity where usename = 'ouen_app' and datname = current_database()`,
      )
      await client.end()
      return rows[0]!.count
    },
    async close() {
      tenants.close()
      server.closeAllConnections()
      server.close()
      for (const part of parts) await part.close()
      await pools.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
