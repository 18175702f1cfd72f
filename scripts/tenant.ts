import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { eq } from 'drizzle-orm'
import type { World } from '#content/types.ts'
import { assertShape, assertTheme, defaultTheme } from '#design-system/theme/theme.ts'
import { addTenant } from '../gateway/demo/addTenant.ts'
import { keepPictures } from '../gateway/demo/pictures.ts'
import { readTenantFile } from '../gateway/demo/tenantFile.ts'
import { readConfig, type Config } from '../gateway/platform/config.ts'
import { joinDatabase, type OpenDatabase } from '../gateway/platform/database/open.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { isHost } from '../gateway/platform/tenant/hosts.ts'
import { tenant, tenantHost } from '../gateway/platform/tenant/tables.ts'
import { isTenantId } from '../gateway/platform/tenant/tenantId.ts'
import { readArgs, runCommand, UsageError } from './usage.ts'

const usage = `npm run tenant -- add <id> --host fans.example.com --from tenant.json   adds a tenant, at this host
npm run tenant -- add <id> --host www.fans.example.com                  gives one that there is another host
npm run tenant -- list                                                  says which there are, and where

The first host is where its pages stand; who asks at another is sent there. Gateways see it within five seconds.
The settings are the gateway's: the same environment reaches the same data. content/tenant.example.json is a file
to begin with.`

/** Runs one command, beside a running gateway or without one. Answers what was done; throws what went wrong. */
async function run(args: string[]): Promise<string> {
  const { positionals, values } = readArgs(usage, {
    args,
    allowPositionals: true,
    options: { host: { type: 'string', multiple: true, default: [] }, from: { type: 'string' } },
  })
  const [action, id] = positionals
  if (action === 'list') return withDatabase(list)
  if (action !== 'add' || id === undefined) throw new UsageError(usage)
  if (!isTenantId(id))
    throw new Error(
      `"${id}" is no tenant's id. It takes 2 to 31 of a-z, 0-9 and -, a letter first.`,
    )
  const hosts = values.host.map((host) => host.toLowerCase())
  const wrong = hosts.find((host) => !isHost(host))
  if (wrong !== undefined)
    throw new Error(
      `"${wrong}" is no host. It takes a name such as fans.example.com, without a port.`,
    )
  if (hosts.length === 0)
    throw new UsageError(`Say where it stands: --host fans.example.com\n\n${usage}`)
  return withDatabase((database, config) => add(database, config, id, hosts, values.from))
}

async function add(
  { forTenant, giveHosts }: OpenDatabase,
  config: Config,
  id: string,
  hosts: string[],
  from: string | undefined,
): Promise<string> {
  const db = forTenant(id)
  const known = await db.select({ id: tenant.tenantId }).from(tenant).where(eq(tenant.tenantId, id))
  const isKnown = known.length > 0
  if (isKnown && from !== undefined)
    throw new Error(`There is a tenant "${id}". Leave --from out to give it a host.`)
  if (!isKnown && from === undefined)
    throw new Error(`There is no tenant "${id}" yet. Say what it begins with: --from tenant.json`)
  if (from !== undefined) {
    const { world, pictures } = readTenantFile(id, await readFile(from, 'utf8'))
    refuseUnknownLooks(world)
    const picture = await keepPictures(config, id, pictures, dirname(from))
    await addTenant(db, new Date(), world, picture)
  }
  await giveHosts(id, hosts)
  return `The tenant "${id}" is at ${hosts.join(', ')}.`
}

/** Throws an error that names the known ones where a colour or a shape is none. */
function refuseUnknownLooks({ tenant: { brand = {} }, community, talents }: World): void {
  assertShape(brand)
  assertTheme({ ...defaultTheme, ...brand })
  for (const { palette } of [community, ...talents]) assertTheme({ ...defaultTheme, palette })
}

async function list({ forGateway }: OpenDatabase): Promise<string> {
  const rows = await forGateway
    .select()
    .from(tenantHost)
    .orderBy(tenantHost.tenant, tenantHost.host)
  return rows
    .map(({ tenant: id, host, isMain }) => `${id}\t${host}${isMain ? '' : '\t(sent to its first)'}`)
    .join('\n')
}

async function withDatabase(
  work: (database: OpenDatabase, config: Config) => Promise<string>,
): Promise<string> {
  const config = readConfig()
  const log = createLog(config, process.stderr)
  const database = await joinDatabase(config, (error) => log.warn({ err: error }))
  try {
    return await work(database, config)
  } finally {
    await database.close()
  }
}

await runCommand(usage, run)
