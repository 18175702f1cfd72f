import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSigningKeys } from './keys.ts'

let folder: string
let file: string
let time = Date.UTC(2026, 3, 1)
const now = () => new Date(time)
const minute = 60_000
const day = 86_400_000

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ouen-keys-'))
  file = join(folder, 'identity', 'keys.json')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = () => openSigningKeys({ file, now })
const newPem = (modulusLength = 2048) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey

describe('the key file', () => {
  test('is made once and is for its owner’s eyes only', async () => {
    const first = await open()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await open()).current().id).toBe(first.current().id)
  })

  test('is closed again where a copy left it open', async () => {
    await open()
    await chmod(file, 0o644)
    await open()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('is never replaced when it can’t be read', async () => {
    await open()
    await writeFile(file, '{"keys":[{"pem":"half a k')
    await expect(open()).rejects.toThrow(/can't be read/)
    expect(await readFile(file, 'utf8')).toBe('{"keys":[{"pem":"half a k')
  })
})

describe('rotation', () => {
  test('signs with the new key and verifies with the old until its tokens have expired', async () => {
    const keys = await open()
    const old = keys.current().id
    await keys.rotate()
    expect(keys.current().id).not.toBe(old)
    expect(keys.find(old)).toBeDefined()
    expect(keys.jwks().keys.map(({ kid }) => kid)).toEqual([keys.current().id, old])

    time += 69 * minute
    await keys.rotate()
    expect(keys.find(old)).toBeDefined()
    time += 2 * minute
    await keys.rotate()
    expect(keys.find(old)).toBeUndefined()
    expect((await open()).jwks()).toEqual(keys.jwks())
  })

  test('comes by itself at the first start after thirty days', async () => {
    const first = (await open()).current().id
    time += 30 * day
    expect((await open()).current().id).toBe(first)
    time += minute
    const later = await open()
    expect(later.current().id).not.toBe(first)
    expect(later.find(first)).toBeDefined()
  })
})

describe('keys from the environment', () => {
  test('sign with the first and verify with all', async () => {
    const [newer, older] = [newPem(), newPem()]
    const before = await openSigningKeys({ file, pem: older, now })
    const after = await openSigningKeys({
      file,
      pem: `${newer}\n${older}`.replaceAll('\n', '\\n'),
      now,
    })
    expect(after.current().id).not.toBe(before.current().id)
    expect(after.find(before.current().id)).toBeDefined()
    await expect(stat(file)).rejects.toThrow(/ENOENT/)
    await expect(after.rotate()).rejects.toThrow(/IDENTITY_SIGNING_KEY/)
  })

  test('must be RSA keys of 2,048 bits or more', async () => {
    await expect(openSigningKeys({ file, pem: 'secret', now })).rejects.toThrow(
      /IDENTITY_SIGNING_KEY/,
    )
    await expect(openSigningKeys({ file, pem: newPem(1024), now })).rejects.toThrow(/2,048/)
  })
})
