import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Album } from '#tests/visual/album.ts'
import { Evidence } from '#tests/visual/evidence.ts'
import { type Pixels, hashOf } from '#tests/visual/pictures.ts'
import type { Change } from './change.ts'
import { approve } from './decide.ts'

const old = '0'.repeat(32)
const file = 'Button.pictures.txt'
const picture: Pixels = { width: 1, height: 1, bytes: Buffer.from([1, 2, 3]) }
const change: Change = {
  id: 'a',
  kind: 'changed',
  file,
  story: 'busy',
  mode: 'light',
  viewport: '390x844',
  states: [],
  owners: [],
  faults: [],
  before: old,
  now: hashOf(picture),
}

let folder: string
let place: { evidence: Evidence; album: Album; folder: string }
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-'))
  const evidence = new Evidence(join(folder, 'evidence'))
  place = { folder, evidence, album: new Album(join(folder, 'album'), '') }
  const lines = ['busy dark', 'busy light', 'gone light'].map((name) => `${name} 390x844 ${old}\n`)
  await writeFile(join(folder, file), lines.join(''))
  await evidence.write(change, { before: undefined, now: picture })
})
afterEach(() => rm(folder, { recursive: true }))

const written = () => readFile(join(folder, file), 'utf8')

test('an approved picture is what its line says; no other line moves', async () => {
  expect(await approve(change, place)).toBe(file)
  expect(await written()).toBe(
    `busy dark 390x844 ${old}\nbusy light 390x844 ${hashOf(picture)}\ngone light 390x844 ${old}\n`,
  )
  expect(await place.album.find(hashOf(picture))).toBeDefined()
  expect(await place.evidence.now(change)).toBeUndefined()
})

test('a story that is gone leaves no line', async () => {
  await approve({ ...change, kind: 'gone', story: 'gone', now: undefined }, place)
  expect(await written()).not.toContain('gone')
})

test('what is not there any more is not approved', async () => {
  await place.evidence.clear(change)
  await expect(approve(change, place)).rejects.toThrow('ENOENT')
  expect(await written()).toContain(`busy light 390x844 ${old}`)
})
