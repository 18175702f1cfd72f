import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { World } from '#content/types.ts'
import { world } from '#content/world.ts'
import { demo } from '../demo.generated.ts'
import { mission } from '../domains/mission/tables.ts'
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts'
import type { DemoParts } from './part.ts'
import { openDemo } from './seed.ts'

const now = new Date('2026-11-22T03:00:00Z')
let testing: TestDatabase
beforeAll(async () => {
  testing = await createTestDatabase()
})
afterAll(() => testing.close())

/** The world, which notes what is read of it: lists and values by where they stand, such as `backstage.missions`. */
function noting<Thing extends object>(
  thing: Thing,
  note: (where: string, value: unknown) => void,
  above = '',
): Thing {
  return new Proxy(thing, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver)
      if (typeof key === 'symbol' || typeof value === 'function') return value
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
      if (isGroup) return noting(value, note, `${above}${key}.`)
      note(`${above}${key}`, value)
      return value
    },
  })
}

/** The demo's parts, each of which tells by its whole name what it reads of the world as it is added. */
function watched(reads: Map<string, Map<string, unknown>>): Record<string, DemoParts> {
  return Object.fromEntries(
    Object.entries(demo as Record<string, DemoParts>).map(([domain, parts]) => [
      domain,
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => {
          const read = new Map<string, unknown>()
          reads.set(`${domain}/${name}`, read)
          const note = (where: string, value: unknown) => void read.set(where, value)
          return [
            name,
            {
              ...part,
              add: (stage) => part.add({ ...stage, world: noting<World>(stage.world, note) }),
            },
          ]
        }),
      ),
    ]),
  )
}

const hash = (read: ReadonlyMap<string, unknown>) =>
  createHash('sha256')
    .update(JSON.stringify([...read].toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex')
    .slice(0, 16)

describe('the demo’s content', () => {
  // Who has a part is never given it again. A correction of words may be recorded with --update: folders that have the
  // part keep the old ones. What is added is a part of its own, whose line is new here.
  it('stays in each part as it was released', async () => {
    const reads = new Map<string, Map<string, unknown>>()
    await openDemo(testing.databaseFor('content'), now, watched(reads))
    const lines = [...reads].map(([name, read]) => `${name} ${hash(read)}\n`).toSorted()
    await expect(lines.join('')).toMatchFileSnapshot('parts.hashes.txt')
  })

  it('comes whole to a folder of when missions were fewer, and once to one of when they had grown', async () => {
    const { 'later missions': later, ...before } = demo.mission as DemoParts
    const slugs = async (tenant: string) =>
      (await testing.databaseFor(tenant).select({ slug: mission.slug }).from(mission))
        .map(({ slug }) => slug)
        .toSorted()
    await openDemo(testing.databaseFor('new'), now)
    const all = await slugs('new')
    expect(all).toContain('once-light')

    await openDemo(testing.databaseFor('fewer'), now, { ...demo, mission: before })
    expect(await slugs('fewer')).not.toContain('once-light')
    await openDemo(testing.databaseFor('fewer'), now)
    expect(await slugs('fewer')).toEqual(all)

    const grown = { ...world, missions: [...world.missions!, ...world.laterMissions!] }
    const earlier = { ...demo, mission: before }
    await openDemo(testing.databaseFor('grown'), now, earlier, grown)
    await openDemo(testing.databaseFor('grown'), now)
    expect(await slugs('grown')).toEqual(all)
  })
})
