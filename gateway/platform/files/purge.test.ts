import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domains } from '../../domains.generated.ts'
import { createFan, setStage, type TestContext } from '../../domains/sign-up/testing.ts'
import { updateProfile } from '../../domains/user/service.ts'
import { openDisk } from './disk.ts'
import { purgeUploads } from './purge.ts'
import { keepAvatar } from './service.ts'
import { lockPurge } from './store.ts'
import { upload } from './tables.ts'

let stage: TestContext
let picture: Buffer
beforeAll(async () => {
  stage = await setStage()
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer()
})
afterAll(() => stage.clear())

const hours = (count: number) => stage.pass(count * 60)
const isKept = async ({ id, path }: { id: string; path: string }) => {
  const rows = await stage.db.select().from(upload).where(eq(upload.id, id))
  return [rows.length === 1, existsSync(join(stage.config.dataDir, 'files', path))]
}
async function send(userId: string) {
  const kept = await keepAvatar(stage, 'red', userId, picture)
  if (typeof kept === 'string') throw new Error(kept)
  return kept
}

test('purges what nobody put to use within a day, and keeps what somebody did', async () => {
  const browser = stage.browser()
  const userId = await createFan(stage, browser, 'fan@example.com')
  const wear = (uploadedAvatarId: string) =>
    updateProfile(browser.request(), { displayName: 'ひなた', uploadedAvatarId })
  const [worn, unused] = [await send(userId), await send(userId)]
  expect(await wear(worn.id)).toMatchObject({ __typename: 'UpdateProfileSuccess' })
  hours(23)
  const fresh = await send(userId)
  expect(await purgeUploads(stage, domains.uploadsInUse)).toBe(0)
  hours(1)
  // It can't be chosen any more before it goes.
  expect(await wear(unused.id)).toMatchObject({ __typename: 'UploadNotFoundError' })
  expect(await isKept(unused)).toEqual([true, true])
  hours(2)
  expect(await purgeUploads(stage, domains.uploadsInUse)).toBe(1)
  expect(await isKept(unused)).toEqual([false, false])
  for (const kept of [worn, fresh]) expect(await isKept(kept)).toEqual([true, true])

  expect(await wear(fresh.id)).toMatchObject({ __typename: 'UpdateProfileSuccess' })
  expect(await purgeUploads(stage, domains.uploadsInUse)).toBe(1)
  expect(await isKept(worn)).toEqual([false, false])
  expect(await isKept(fresh)).toEqual([true, true])
})

test('is done by one process at a time', async () => {
  const unused = await send('user_gone')
  hours(26)
  await stage.db.transaction(async (transaction) => {
    expect(await lockPurge(transaction)).toBe(true)
    expect(await purgeUploads(stage, domains.uploadsInUse)).toBe(0)
    expect(await isKept(unused)).toEqual([true, true])
  })
  const counts = await Promise.all([
    purgeUploads(stage, domains.uploadsInUse),
    purgeUploads(stage, domains.uploadsInUse),
  ])
  expect(counts.toSorted()).toEqual([0, 1])
})

test('is done again where it broke off: a file that is gone already is no hindrance', async () => {
  const unused = await send('user_gone')
  await (await openDisk(stage.config.files)).delete(unused.path)
  hours(26)
  expect(await purgeUploads(stage, domains.uploadsInUse)).toBe(1)
  expect(await isKept(unused)).toEqual([false, false])
})
