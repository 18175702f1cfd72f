import { readdir } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startBucket } from '#gateway/platform/files/testing.ts'
import { emptyFolder } from '../emptyFolder.ts'
import { Album } from './album.ts'

const hash = 'a'.repeat(32)
const other = 'b'.repeat(32)
const png = Buffer.from('a picture')

async function startStore() {
  const store = await startBucket('pictures', 'key')
  onTestFinished(() => store.close())
  return store
}

test('a picture is found again by its hash, and nothing else is', async () => {
  const album = new Album(emptyFolder(), '')
  await album.keep(hash, png)
  expect(await album.find(hash)).toEqual(png)
  expect(await album.find(other)).toBeUndefined()
})

test('pages that keep the same picture at once leave it whole, and nothing beside it', async () => {
  const folder = emptyFolder()
  const album = new Album(folder, '')
  await Promise.all(Array.from({ length: 20 }, () => album.keep(hash, png)))
  expect(await readdir(folder)).toEqual([`${hash}.png`])
})

test('what one machine pushes, another finds', async () => {
  const store = await startStore()
  const mine = new Album(emptyFolder(), store.address())
  await mine.keep(hash, png)
  expect(await mine.push([hash, hash, other])).toEqual({ pushed: 1, missing: 1 })
  expect(await mine.push([hash])).toEqual({ pushed: 0, missing: 0 })
  const folder = emptyFolder()
  expect(Buffer.from((await new Album(folder, store.address()).find(hash)) ?? [])).toEqual(png)
  // From then on it is here, too.
  expect(await new Album(folder, '').find(hash)).toEqual(png)
})

test('a wrong address is named by the variable that holds it', async () => {
  await expect(new Album(emptyFolder(), 'http://x').find(hash)).rejects.toThrow('PICTURES_URL')
  await expect(new Album(emptyFolder(), '').push([hash])).rejects.toThrow('PICTURES_URL')
})
