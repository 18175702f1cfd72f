import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

type SecretSource = Pick<Config, 'codeSecret' | 'dataDir'>
export type DrawSecretSource = Pick<Config, 'drawSecrets' | 'dataDir'>

const known = new Map<string, string>()

/** A keyed hash: without the secret, which the database does not hold, six digits can't be tried out. */
export function keyedHash(config: SecretSource, ...parts: string[]): Buffer {
  return createHmac('sha256', codeSecret(config)).update(parts.join('\u0000')).digest()
}

/**
 * Encrypts a text for whoever has the secret, which the database has not: AES-256-GCM, under a key of its own for each
 * `parts`, which say what it is and whose.
 */
export function sealText(config: SecretSource, text: string, ...parts: string[]): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyedHash(config, 'sealed', ...parts), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Throws where it was sealed under another secret, for another thing, or is damaged. */
export function unsealText(config: SecretSource, sealed: Buffer, ...parts: string[]): string {
  const key = keyedHash(config, 'sealed', ...parts)
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const opened = [decipher.update(sealed.subarray(12, -16)), decipher.final()]
  return Buffer.concat(opened).toString('utf8')
}

/** CODE_SECRET, or else a file in the data folder that only the gateway's user can read. */
function codeSecret({ codeSecret: given, dataDir }: SecretSource): string {
  if (given) return given.reveal()
  return readOnce(dataDir, 'code.secret')
}

/**
 * DRAW_SECRETS, or else the lines of a file in the data folder: the first makes the seeds of draws, those below it
 * still show what they made. A new first line replaces every pair of seeds.
 */
export function drawSecrets({
  drawSecrets: given,
  dataDir,
}: DrawSecretSource): [string, ...string[]] {
  const text = given ? given.reveal() : readOnce(dataDir, 'draws.secret')
  const [first = '', ...rest] = text.split(/[\s,]+/).filter(Boolean)
  return [first, ...rest]
}

function readOnce(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  const secret = known.get(file) ?? readOrCreate(dataDir, file)
  known.set(file, secret)
  return secret
}

function readOrCreate(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new Error(`${file} is damaged; delete it, and what was made with it ends.`)
  return secret
}
