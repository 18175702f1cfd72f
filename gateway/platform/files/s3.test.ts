import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { domains } from '../../domains.generated.ts'
import { setStage, type TestContext } from '../../domains/sign-up/testing.ts'
import { checkDisk } from './disk.ts'
import { handleFile } from './http.ts'
import { purgeUploads } from './purge.ts'
import { keepAvatar } from './service.ts'
import { startBucket } from './testing.ts'

let stage: TestContext
let bucket: Awaited<ReturnType<typeof startBucket>>
const configFor = (address: string) =>
  readConfig({ TENANT_ID: 'red', DATA_DIR: '/nowhere', FILES_URL: address })

beforeAll(async () => {
  stage = await setStage()
  bucket = await startBucket('fans', 'key')
})
afterAll(async () => {
  bucket.close()
  await stage.clear()
})

test('keeps, serves and purges uploads in a bucket', async () => {
  const services = { ...stage, config: configFor(bucket.address()) }
  await checkDisk(services.config.files)
  expect(bucket.objects.size).toBe(0)
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#3366cc' },
  })
    .png()
    .toBuffer()
  const kept = await keepAvatar(services, 'red', 'user_hina', picture)
  if (typeof kept === 'string') throw new Error(kept)
  expect([...bucket.objects.keys()]).toEqual([kept.path])

  const get = async (path: string) =>
    (await handleFile(new Request(`http://localhost/files/${path}`), services))!
  const file = await get(kept.path)
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bucket.objects.get(kept.path))
  expect((await get(kept.path.replace(/.{6}\.webp$/, '000000.webp'))).status).toBe(404)

  stage.pass(26 * 60)
  expect(await purgeUploads(services, domains.uploadsInUse)).toBe(1)
  expect(bucket.objects.size).toBe(0)
  expect((await get(kept.path)).status).toBe(404)
})

test.each([
  ['a key that is not good', () => bucket.address('other'), 'InvalidAccessKeyId'],
  ['a bucket that is not there', () => bucket.address('key', 'nobodys'), 'NoSuchBucket'],
])('does not start with %s', async (_, address, why) => {
  await expect(checkDisk(configFor(address()).files)).rejects.toThrow(
    new RegExp(`^FILES_URL: .*${why}`),
  )
})

test('takes a refusal for no missing file', async () => {
  const services = { ...stage, config: configFor(bucket.address('other')) }
  const path = 'tenants/red/avatars/upload_00000000000000000000000000.webp'
  await expect(handleFile(new Request(`http://localhost/files/${path}`), services)).rejects.toThrow(
    /Cannot read file/,
  )
})

test.each([
  ['https://bucket', 'does not begin with s3://'],
  ['nonsense', 'does not begin with s3://'],
  ['s3://?region=x', 'names no bucket'],
  ['s3://fans', 'names no region'],
  ['s3://fans?region=x&endpoint=store', 'has an endpoint that is no http address'],
  ['s3://key@fans?region=x', 'holds a key without its secret'],
])('names FILES_URL where it is %s, and tells no secret', (address, what) => {
  expect(() => configFor(address)).toThrow(`FILES_URL ${what}`)
  expect(() => configFor('s3://key:hush@fans')).toThrow(/^(?!.*hush)/)
})
