import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { openDemo } from '../../gateway/demo/seed.ts'
import { readConfig } from '../../gateway/platform/config.ts'
import { joinOwner, openDatabase } from '../../gateway/platform/database/open.ts'
import type { Database } from '../../gateway/platform/database/pools.ts'
import type { GatewayContext } from '../../gateway/platform/graphql/context.ts'
import { makeContext } from '../../gateway/platform/graphql/make-context.ts'
import { openServices } from '../../gateway/services.ts'

/** A data folder of a bench's own, with PostgreSQL up. */
export type Folder = {
  tenantId: string
  db: Database
  /** The owner's connection and address: what no role of the app may do. */
  owner: pg.Client
  ownerUrl: string
  /** The demo, and what services read when this fan asks, without a gateway between. */
  openDemo: () => Promise<(userId: string) => GatewayContext>
}

/** Hands a new folder to `work`, and leaves nothing of it. */
export async function inFolder(work: (folder: Folder) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ouen-bench-'))
  await chmod(dataDir, 0o755)
  const config = readConfig({ DATA_DIR: dataDir })
  const { tenantId } = config
  const log = pino({ level: 'error' })
  const database = await openDatabase(config, (error) => log.warn(error))
  const { ownerUrl } = await joinOwner(config, (error) => log.warn(error))
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const parts: { close: () => Promise<void> }[] = []
  try {
    const db = database.forTenant(tenantId)
    await work({
      tenantId,
      db,
      owner,
      ownerUrl,
      async openDemo() {
        const opened = await openServices(config, log, database)
        parts.push(...opened.parts)
        const { services } = opened
        await openDemo(db, services.now(), undefined, undefined, config)
        await owner.query('vacuum analyze')
        return (userId) =>
          makeContext(services, {
            tenantId,
            userId,
            language: 'ja',
            isDocument: false,
            requester: '203.0.113.7',
          })
      },
    })
  } finally {
    for (const part of parts) await part.close()
    await owner.end()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
