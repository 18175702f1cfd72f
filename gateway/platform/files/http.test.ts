import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setStage, type TestContext } from '../../domains/sign-up/testing.ts'
import { domains } from '../../domains.generated.ts'
import { upload, uploadAttempt } from './tables.ts'
import { listen } from '../http/testing.ts'
import { handleFile, handleUpload } from './http.ts'
import { reencode } from './picture.ts'
import { purgeUploads } from './purge.ts'
import { takeAttempt } from './service.ts'

let stage: TestContext
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  stage = await setStage()
  // A fan is whoever the token names; `nobody` is no token.
  const verifyIdToken: TestContext['identity']['verifyIdToken'] = async (token, tenantId) =>
    token === 'nobody'
      ? null
      : { userId: token, tenantId, authenticatedAt: stage.now(), issuedAt: stage.now() }
  const services = { ...stage, identity: { ...stage.identity, verifyIdToken } }
  server = await listen(
    services,
    [],
    [
      (request, arrival) => handleUpload(request, services, arrival),
      (request) => handleFile(request, services),
    ],
  )
})
afterAll(async () => {
  server.close()
  await stage.clear()
})

async function send(
  body: BodyInit,
  over: { token?: string; userId?: string; tenant?: string } = {},
) {
  const headers = new Headers({
    authorization: `Bearer ${over.token ?? over.userId ?? 'user_hina'}`,
    'content-type': 'application/octet-stream',
  })
  if (over.tenant) headers.set('tenant', over.tenant)
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  const response = await fetch(`${server.url}/uploads/avatar`, init)
  return { status: response.status, answer: (await response.json()) as Answer }
}
type Answer = { id?: string; image?: { url: string }; error?: { code: string } }

const bytes = (buffer: Buffer) => new Uint8Array(buffer)
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } })

describe('uploading an avatar', () => {
  test('keeps a square WebP of 512 pixels with nothing else in it', async () => {
    const photo = await blank(1200, 800)
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '35/1 0/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Secret camera')).toBe(true)
    const { status, answer } = await send(bytes(photo))
    expect(status).toBe(201)
    expect(answer.image).toEqual({
      url: `/files/tenants/red/avatars/${answer.id}.webp`,
      width: 512,
      height: 512,
      dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
      focusX: 0.5,
      focusY: 0.5,
      alt: '',
    })
    const file = await get(answer.image!.url)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const stored = Buffer.from(await file.arrayBuffer())
    const { format, width, height, exif } = await sharp(stored).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 512,
      height: 512,
      exif: undefined,
    })
    expect(stored.includes('Secret camera')).toBe(false)
    const rows = await stage.db.select().from(upload)
    expect(rows).toMatchObject([{ id: answer.id, ownerId: 'user_hina' }])
  })

  test.each(['png', 'webp', 'gif', 'avif'] as const)(
    'takes a %s, and never enlarges',
    async (format) => {
      const picture = await blank(64, 48).toFormat(format).toBuffer()
      const { answer } = await send(bytes(picture), { userId: `user_${format}` })
      expect(answer.image).toMatchObject({ width: 48, height: 48 })
    },
  )

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a script that begins like a GIF', 'GIF89a/*<svg/onload=alert(1)>*/=1;'],
    ['a page that begins like a PNG', '\u0089PNG\r\n\u001a\n<html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('refuses %s', async (_, text) => {
    expect(await send(bytes(Buffer.from(text, 'latin1')))).toEqual({
      status: 415,
      answer: { error: { code: 'NOT_AN_IMAGE' } },
    })
  })

  test('refuses sixty megapixels, however small the file', async () => {
    const bomb = await blank(10_000, 6_000)
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(await send(bytes(bomb))).toEqual({
      status: 422,
      answer: { error: { code: 'TOO_MANY_PIXELS' } },
    })
  })

  test('is for fans of this tenant who are signed in', async () => {
    const unauthenticated = { status: 401, answer: { error: { code: 'UNAUTHENTICATED' } } }
    expect(await send('x', { token: 'nobody' })).toEqual(unauthenticated)
    expect(await send('x', { tenant: 'blue' })).toEqual(unauthenticated)
  })

  test('takes twenty an hour, and one at a time', async () => {
    const picture = bytes(await blank(16, 16).png().toBuffer())
    const userId = 'user_busy'
    const both = await Promise.all([send(picture, { userId }), send(picture, { userId })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 429])
    for (let kept = 1; kept < 20; kept += 1)
      expect((await send(picture, { userId })).status).toBe(201)
    expect(await send(picture, { userId })).toEqual({
      status: 429,
      answer: { error: { code: 'RATE_LIMITED' } },
    })
    stage.pass(61)
    expect((await send(picture, { userId })).status).toBe(201)
  })

  test('counts broken pictures like others', async () => {
    const whole = await blank(64, 64).png().toBuffer()
    const broken = bytes(Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.alloc(64)]))
    const userId = 'user_breaking'
    const statuses: number[] = []
    for (let sent = 0; sent < 22; sent += 1) statuses.push((await send(broken, { userId })).status)
    expect(statuses).toEqual([...Array<number>(20).fill(415), 429, 429])
    expect((await send(broken, { userId: 'user_unharmed' })).status).toBe(415)
  })

  test('counts exactly, whichever gateways are asked at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => takeAttempt(stage, 'red', 'user_everywhere')),
    )
    expect(answers.filter(Boolean)).toHaveLength(20)
    stage.pass(61)
    await purgeUploads(stage, domains.uploadsInUse)
    expect(await stage.db.select().from(uploadAttempt)).toEqual([])
  })

  test('gives a picture up that takes too long', async () => {
    const picture = await blank(16, 16).png().toBuffer()
    expect(await reencode(picture, stage.log, 'avatar', 1)).toBe('NOT_AN_IMAGE')
  })
})

describe('serving files', () => {
  test.each([
    '/files/tenants/red/avatars/upload_00000000000000000000000000.webp',
    '/files/tenants/blue/avatars/upload_00000000000000000000000000.webp',
    '/files/../code.secret',
    '/files/%2e%2e/code.secret',
  ])('finds nothing at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('refuses a path that leads elsewhere than it says', async () => {
    const path = '/files/tenants/red/avatars/..%2f..%2f..%2f..%2fcode.secret'
    expect((await get(path)).status).toBe(400)
  })

  test('keeps files in the data folder', async () => {
    const { answer } = await send(bytes(await blank(8, 8).png().toBuffer()), {
      userId: 'user_disk',
    })
    const path = join(
      stage.config.dataDir,
      'files',
      'tenants',
      'red',
      'avatars',
      `${answer.id}.webp`,
    )
    expect((await stat(path)).size).toBeGreaterThan(0)
  })
})

const get = (path: string) => fetch(`${server.url}${path}`)
