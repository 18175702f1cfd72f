import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'

export type TestServer = { ownerUrl: string; appPassword: string; stop: () => Promise<void> }

type Project = { provide: (key: 'testServer', value: Omit<TestServer, 'stop'>) => void }

/** Nothing here outlives the run, and no test of this server cuts its power: what is written need not be safe. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** The database that each test file's is copied from. */
export const template = 'ouen_template'

/** Vitest's `globalSetup`: one PostgreSQL for a whole run. Test files find it by `createTestDatabase`. */
export default async function setup(project: Project): Promise<() => Promise<void>> {
  const { stop, ...address } = await startTestServer()
  project.provide('testServer', address)
  return stop
}

/** A real PostgreSQL in a temporary folder, with a migrated database to copy from. */
async function startTestServer(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'ouen-test-'))
  // Where the tests run as root, PostgreSQL runs as another user, who must walk through here.
  await chmod(folder, 0o755)
  const server = await startEmbeddedPostgres(folder, undefined, forgetful)
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const appPassword = randomBytes(24).toString('base64url')
    await runAsOwner(server.ownerUrl, `create database ${template}`)
    await migrate(databaseUrl(server.ownerUrl, template), { appPassword })
    return { ownerUrl: server.ownerUrl, appPassword, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export async function runAsOwner(ownerUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The same server's address, for another of its databases. */
export function databaseUrl(serverUrl: string, name: string): string {
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}
