import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../emptyFolder.ts'
import { Evidence } from './evidence.ts'
import { type Pixels, hashOf } from './pictures.ts'

const pixels = (...bytes: number[]): Pixels => ({ width: 1, height: 1, bytes: Buffer.from(bytes) })
const name = { file: 'button/Button.pictures.txt', story: 'busy', mode: 'light' } as const

function newEvidence(): [Evidence, () => Promise<string[]>] {
  const folder = emptyFolder()
  return [
    new Evidence(folder),
    async () => (await readdir(join(folder, 'button/Button'))).toSorted(),
  ]
}

test('a picture that changed can be looked at as it was, as it is, and by its difference', async () => {
  const [evidence, left] = newEvidence()
  const where = await evidence.write(name, { before: pixels(1, 2, 3), now: pixels(1, 2, 4) })
  expect(where).toMatch(/button\/Button\/busy\.light\.\{before,now,difference\}\.png$/)
  expect(await left()).toEqual(
    ['before', 'difference', 'now'].map((kind) => `busy.light.${kind}.png`),
  )
})

test('where nobody kept how it looked, how it looks is left for when that is drawn', async () => {
  const [evidence, left] = newEvidence()
  const where = await evidence.write(name, { before: undefined, now: pixels(1, 2, 4) })
  expect(where).toMatch(/busy\.light\.now\.png$/)
  expect(await left()).toEqual(['busy.light.now.png'])
  expect(hashOf((await evidence.now(name))!)).toBe(hashOf(pixels(1, 2, 4)))
})

test('a picture that is as expected leaves nothing of an earlier run', async () => {
  const [evidence, left] = newEvidence()
  await evidence.write(name, { before: pixels(1, 2, 3), now: pixels(1, 2, 4) })
  await evidence.clear(name)
  expect(await left()).toEqual([])
  expect(await evidence.now(name)).toBeUndefined()
})

test('what a run found of any folder is told, with what was learned afterwards', async () => {
  const [evidence] = newEvidence()
  const line = { story: 'busy', mode: 'light', viewport: '390x844', hash: 'a', states: [] } as const
  for (const file of ['button/Button.pictures.txt', '.storybook/art/Sheet.pictures.txt'])
    await evidence.writeFinding({ file, line, owners: [], faults: [] })
  await evidence.explain(name, { owners: ['Button'], faults: ['contrast'] })
  expect(await evidence.findings()).toMatchObject([
    { file: '.storybook/art/Sheet.pictures.txt', owners: [] },
    { file: 'button/Button.pictures.txt', owners: ['Button'], faults: ['contrast'] },
  ])
})
