import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../config.ts'
import { giveHosts } from '../tenant/hosts.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { appRole, migrate } from './migrate.ts'
import { createPools, type Pools } from './pools.ts'

export type OpenDatabase = Pools & {
  /** What there is to tell whoever starts the gateway. */
  description: string
  /** Gives hosts to a tenant. Throws where one of them is another's. */
  giveHosts: (tenantId: string, hosts: readonly string[]) => Promise<void>
}

/** The lock that one gateway holds on an embedded database for as long as it runs. */
const gatewayLock = 0x6f75656f

/**
 * The configured database, migrated. Without DATABASE_URL that is an embedded PostgreSQL on the data
 * folder, which serves one gateway: a second start on the same folder is refused. `meanwhile` is called once there
 * is nothing to do but to wait for it.
 */
export async function openDatabase(
  config: Config,
  onError: (error: Error) => void,
  meanwhile: () => void = () => undefined,
): Promise<OpenDatabase> {
  if (config.database) {
    const appUrl = config.database.appUrl.reveal()
    const ownerUrl = config.database.ownerUrl.reveal()
    const migrated = migrate(ownerUrl, { isClockMovable: config.isClockMovable })
    meanwhile()
    await migrated
    await refuseExempt(appUrl)
    const pools = createPools(appUrl, onError, config.databaseConnections)
    return { ...pools, description: describe(appUrl), giveHosts: hostRegistrar(ownerUrl) }
  }
  const embedded = await openEmbedded(config, onError, meanwhile)
  const pools = createPools(embedded.appUrl, onError, config.databaseConnections)
  return {
    ...pools,
    giveHosts: hostRegistrar(embedded.ownerUrl),
    description: `embedded PostgreSQL on ${config.dataDir}${embedded.wasAdopted ? ', taken over from an earlier process' : ''}`,
    async close() {
      await pools.close()
      await embedded.close()
    },
  }
}

/** PostgreSQL on the data folder, migrated, and this process's alone until it closes it. */
export async function openEmbedded(
  { dataDir, isClockMovable }: Pick<Config, 'dataDir' | 'isClockMovable'>,
  onError: (error: Error) => void,
  meanwhile?: () => void,
) {
  const server = await startEmbeddedPostgres(dataDir, meanwhile)
  const letGo = await holdFolder(server.ownerUrl, dataDir, onError)
  const password = await appPassword(dataDir)
  await migrate(server.ownerUrl, { appPassword: password, isClockMovable })
  return {
    ownerUrl: server.ownerUrl,
    appUrl: appUrlOf(server.ownerUrl, password),
    wasAdopted: server.wasAdopted,
    async close() {
      await letGo().catch(onError)
      await server.stop()
    },
  }
}

/**
 * The configured database for a command that runs beside a gateway, or without one: what the gateway has open is
 * joined and left running; where nothing runs on the data folder it is opened for the command.
 */
export async function joinDatabase(
  config: Config,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  if (config.database) {
    // The gateways' own release migrates; a command of another must not.
    const appUrl = config.database.appUrl.reveal()
    await refuseExempt(appUrl)
    return {
      ...createPools(appUrl, onError, config.databaseConnections),
      description: describe(appUrl),
      giveHosts: hostRegistrar(config.database.ownerUrl.reveal()),
    }
  }
  const ownerUrl = await findEmbeddedPostgres(config.dataDir)
  if (ownerUrl === undefined) return openDatabase(config, onError)
  const pools = createPools(
    appUrlOf(ownerUrl, await appPassword(config.dataDir)),
    onError,
    config.databaseConnections,
  )
  const description = `embedded PostgreSQL on ${config.dataDir}`
  return { ...pools, description, giveHosts: hostRegistrar(ownerUrl) }
}

function hostRegistrar(ownerUrl: string): OpenDatabase['giveHosts'] {
  return (tenantId, hosts) => giveHosts(ownerUrl, tenantId, hosts)
}

/**
 * The same for a command that looks at all tenants' rows, as the owner of the tables. It takes no lock of the
 * folder's where something runs on it.
 */
export async function joinOwner(
  config: Config,
  onError: (error: Error) => void,
): Promise<{ ownerUrl: string; description: string; close: () => Promise<void> }> {
  const leave = async () => {}
  if (config.database) {
    const ownerUrl = config.database.ownerUrl.reveal()
    return { ownerUrl, description: describe(ownerUrl), close: leave }
  }
  const description = `embedded PostgreSQL on ${config.dataDir}`
  const running = await findEmbeddedPostgres(config.dataDir)
  if (running !== undefined) return { ownerUrl: running, description, close: leave }
  const { close } = await openDatabase(config, onError)
  const ownerUrl = await findEmbeddedPostgres(config.dataDir)
  if (ownerUrl === undefined) throw new Error(`PostgreSQL on ${config.dataDir} has stopped`)
  return { ownerUrl, description, close }
}

function describe(appUrl: string): string {
  return `PostgreSQL at ${new URL(appUrl).host}`
}

function appUrlOf(ownerUrl: string, password: string): string {
  return Object.assign(new URL(ownerUrl), { username: appRole, password }).href
}

/** Row-level security does not bind every role: with one that it doesn't, tenants would see each other. */
export async function refuseExempt(appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: appUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string; is_exempt: boolean }>(
      'select rolname as role, rolsuper or rolbypassrls as is_exempt from pg_roles where rolname = current_user',
    )
    if (rows[0]?.is_exempt)
      throw new Error(
        `DATABASE_URL connects as "${rows[0].role}", a superuser or one that bypasses row-level security. Use a role such as ${appRole}, which owns nothing.`,
      )
  } finally {
    await client.end()
  }
}

/**
 * Holds the folder's lock, also where its connection is lost and another must take it again; where another
 * gateway has it by then, this one stops. Answers what lets it go.
 */
export async function holdFolder(
  ownerUrl: string,
  dataDir: string,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let isOver = false
  const watch = (client: pg.Client) => {
    client.once('end', () => {
      if (!isOver) holdAgain().catch(onError)
    })
    return client
  }
  const holdAgain = async (): Promise<void> => {
    try {
      holder = watch(await lockFolder(ownerUrl, dataDir, onError))
      if (isOver) await holder.end()
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
      if (error instanceof FolderTaken) process.kill(process.pid, 'SIGTERM')
      else if (!isOver) await setTimeout(1_000).then(holdAgain)
    }
  }
  let holder = watch(await lockFolder(ownerUrl, dataDir, onError))
  return () => {
    isOver = true
    return holder.end()
  }
}

class FolderTaken extends Error {
  override name = 'FolderTaken'
}

async function lockFolder(
  ownerUrl: string,
  dataDir: string,
  onError: (error: Error) => void,
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl, keepAlive: true })
  client.on('error', onError)
  await client.connect()
  // A killed process's session may outlive it for a moment.
  for (const until = Date.now() + 2_000; Date.now() < until; await setTimeout(100)) {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [gatewayLock],
    )
    if (rows[0]?.held) return client
  }
  await client.end()
  throw new FolderTaken(
    `Another Ouen is running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

async function appPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'app.password')
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known) return known.trim()
  const made = randomBytes(24).toString('base64url')
  await writeFile(file, made, { mode: 0o600 })
  return made
}
