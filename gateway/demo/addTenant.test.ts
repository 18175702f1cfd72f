import { mkdtemp, rm, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channel } from '../domains/chat/tables.ts'
import { community, happening } from '../domains/community/tables.ts'
import { handleFile } from '../platform/files/http.ts'
import { readConfig } from '../platform/config.ts'
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts'
import { giveHosts, isHost } from '../platform/tenant/hosts.ts'
import { tenant, tenantHost } from '../platform/tenant/tables.ts'
import { addTenant } from './addTenant.ts'
import { keepPictures } from './pictures.ts'
import { openDemo } from './seed.ts'
import { readTenantFile } from './tenantFile.ts'

const example = fileURLToPath(new URL('../../content/tenant.example.json', import.meta.url))
const now = new Date('2026-11-22T03:00:00Z')
let database: TestDatabase
let dataDir: string
let json: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'ouen-tenant-'))
  json = await readFile(example, 'utf8')
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const add = async (id: string) => {
  const { world, pictures } = readTenantFile(id, json)
  const config = readConfig({ DATA_DIR: dataDir, TENANT_ID: id })
  const picture = await keepPictures(config, id, pictures, dirname(example))
  return { config, isNew: await addTenant(database.databaseFor(id), now, world, picture) }
}

describe('a tenant from a file', () => {
  it('has its name, its look, its community and its own picture, which its own host alone serves', async () => {
    const { config } = await add('park')
    const db = database.databaseFor('park')
    const [row] = await db.select().from(tenant)
    expect(row).toMatchObject({
      name: { ja: 'ためしの公園' },
      brand: { palette: 'orange', radius: 'sharp', font: 'mincho' },
    })
    expect(await db.select().from(community)).toMatchObject([{ slug: 'park' }])
    expect(await db.select().from(channel)).toMatchObject([{ slug: 'bench', lastSeq: 0 }])
    const { logo } = row!.brand
    if (logo?.kind !== 'art') throw new Error('it has no logo')
    expect(logo.url).toMatch(/^\/files\/tenants\/park\/brand\//)
    const ask = (tenantId: string) =>
      handleFile(new Request(`http://localhost${logo.url}`), { config: { ...config, tenantId } })
    expect((await ask('park'))?.headers.get('content-type')).toBe('image/webp')
    expect((await ask('other'))?.status).toBe(404)
  })

  it('sells as its own operator, or as nobody where the file names none', async () => {
    await add('square')
    const { seller, ...sellsNothing } = JSON.parse(json)
    const { world, pictures } = readTenantFile('lawn', JSON.stringify(sellsNothing))
    const config = readConfig({ DATA_DIR: dataDir, TENANT_ID: 'lawn' })
    const picture = await keepPictures(config, 'lawn', pictures, dirname(example))
    await addTenant(database.databaseFor('lawn'), now, world, picture)
    const sellerOf = async (id: string) =>
      (await database.databaseFor(id).select().from(tenant))[0]!.seller
    expect(await sellerOf('square')).toEqual(seller)
    expect(await sellerOf('lawn')).toBeNull()
  })

  it('is refused with an invoice number that can be none', () => {
    const wrong = JSON.parse(json)
    wrong.seller.invoiceNumber = 'T123'
    expect(() => readTenantFile('park', JSON.stringify(wrong))).toThrow(/seller\.invoiceNumber: /)
  })

  it('is added once, and no start of the demo touches it', async () => {
    expect((await add('meadow')).isNew).toBe(true)
    expect((await add('meadow')).isNew).toBe(false)
    const db = database.databaseFor('meadow')
    await openDemo(db, now)
    expect(await db.select().from(happening)).toEqual([])
    expect(await db.select().from(channel)).toHaveLength(1)
  })

  it('is refused with the places that are not as they should be', () => {
    const wrong = { ...JSON.parse(json), supportEmail: 'nobody', channels: [], logo: 'mark' }
    const read = () => readTenantFile('park', JSON.stringify(wrong))
    expect(read).toThrow(/supportEmail: /)
    expect(read).toThrow(/channels: /)
    expect(read).toThrow(/logo: /)
  })

  it('is refused where a picture is neither its own nor bundled, and leaves no row', async () => {
    const { world } = readTenantFile('hill', json)
    const db = database.databaseFor('hill')
    const picture = await keepPictures(readConfig({ DATA_DIR: dataDir }), 'hill', {}, '.')
    await expect(addTenant(db, now, world, picture)).rejects.toThrow(/no art named "own-mark"/)
    expect(await db.select().from(tenant)).toEqual([])
  })
})

describe('hosts', () => {
  it('belong to one tenant, and the first is where its pages stand', async () => {
    await giveHosts(database.ownerUrl, 'park', ['park.example', 'www.park.example'])
    await expect(
      giveHosts(database.ownerUrl, 'meadow', ['meadow.example', 'park.example']),
    ).rejects.toThrow('park.example is the host of the tenant "park".')
    expect(
      await database.pools.forGateway.select().from(tenantHost).orderBy(tenantHost.host),
    ).toEqual([
      { host: 'park.example', tenant: 'park', isMain: true },
      { host: 'www.park.example', tenant: 'park', isMain: false },
    ])
  })

  it.each(['fans.example.com', 'localhost', 'a.b'])('%s can be one', (host) => {
    expect(isHost(host)).toBe(true)
  })

  it.each(['', 'fans.example.com:3000', 'https://x', 'a..b', '-a.b', 'a b', 'ä.example', 'x_y.z'])(
    '%j can’t',
    (host) => {
      expect(isHost(host)).toBe(false)
    },
  )
})
