import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '#rules/day.ts'
import { verifyDrawing } from '#rules/draws/verifyDrawing.ts'
import { openDemo } from '../../demo/seed.ts'
import { readConfig } from '../../platform/config.ts'
import { audit } from '../../platform/database/audit.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts'
import { statusOf } from './draws.ts'
import { invariants } from './invariants.ts'
import { evidenceOfDraw } from './proof.ts'
import { findDraws } from './store.ts'
import { prizeDraw } from './tables.ts'

const now = new Date('2026-11-22T03:00:00Z')
let testing: TestDatabase
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ouen-draws-'))
  testing = await createTestDatabase()
})
afterAll(async () => {
  await testing.close()
  await rm(dataDir, { recursive: true })
})

it('the demo has draws to enter, and one that is drawn and proves it; they open anew once they are over', async () => {
  const config = readConfig({ DATA_DIR: dataDir })
  const db = testing.databaseFor('ouen')
  const read = async (at: Date) => {
    const rows = await db.select({ id: prizeDraw.id }).from(prizeDraw)
    const draws = await findDraws(
      db,
      rows.map(({ id }) => id),
    )
    return draws.map((draw) => ({ draw, state: statusOf(draw, at) }))
  }
  await openDemo(db, now, undefined, undefined, config)
  const first = await read(now)
  expect(first.map(({ state }) => state).toSorted()).toEqual([
    'DRAWN',
    'OPEN',
    'OPEN',
    'OPEN',
    'OPEN',
  ])
  const drawn = first.find(({ state }) => state === 'DRAWN')!.draw
  const evidence = await evidenceOfDraw(db, drawn)
  expect(verifyDrawing(evidence).filter(({ outcome }) => outcome !== 'HOLDS')).toEqual([])
  expect(evidence.places).toHaveLength(6)
  expect(
    (await audit(testing.ownerUrl, invariants)).filter(({ violations }) => violations.length > 0),
  ).toEqual([])

  const later = addDays(now, 30)
  await openDemo(db, later, undefined, undefined, config)
  expect((await read(later)).filter(({ state }) => state === 'OPEN')).toHaveLength(4)
})
