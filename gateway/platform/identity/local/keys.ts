import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'

type Key = { id: string; privateKey: KeyObject; publicKey: KeyObject; publicJwk: JWK; madeAt: Date }

export type SigningKeys = {
  /** What signs now. */
  current: () => { id: string; privateKey: KeyObject }
  /** What verifies a token of this key's, the replaced ones included. */
  find: (id: string | undefined) => KeyObject | undefined
  jwks: () => { keys: JWK[] }
  /** Makes a new key sign. The older ones verify for as long as their tokens last. */
  rotate: () => Promise<void>
}

export type KeySource = {
  /** The file that keeps them, mode 0600. */
  file: string
  /** PEM (PKCS #8) from the environment, in place of the file; the first signs, the others verify. */
  pem?: string
  now: () => Date
}

/** A key signs for this long before the next start replaces it. */
const keyLifeDays = 30
/** A little more than an ID token's life. */
const verifyingMinutes = 70

/** The keys that sign tokens; made at the first start. Throws where the file or variable holds none. */
export async function openSigningKeys({ file, pem, now }: KeySource): Promise<SigningKeys> {
  let keys = pem === undefined ? await readKeys(file) : await parsePem(pem, now())
  const newest = (): Key => {
    const [key] = keys
    if (!key) throw new Error(`${file} holds no signing key.`)
    return key
  }
  const rotate = async () => {
    if (pem !== undefined)
      throw new Error(
        'IDENTITY_SIGNING_KEY is rotated by putting the new key in front of the old one.',
      )
    const oldest = now().getTime() - verifyingMinutes * 60_000
    // A key is needed for as long as its last token lasts, which it made just before it was replaced.
    const stillVerifying = keys.filter((_, index) => {
      const replacedAt = index === 0 ? now() : keys[index - 1]?.madeAt
      return replacedAt !== undefined && replacedAt.getTime() > oldest
    })
    const next = [await makeKey(now()), ...stillVerifying]
    await writeKeys(file, next)
    keys = next
  }
  const isDue =
    pem === undefined &&
    (keys.length === 0 || now().getTime() - newest().madeAt.getTime() > keyLifeDays * 86_400_000)
  if (isDue) await rotate()
  return {
    current: newest,
    find: (id) => keys.find((key) => key.id === id)?.publicKey,
    jwks: () => ({ keys: keys.map((key) => key.publicJwk) }),
    rotate,
  }
}

async function makeKey(madeAt: Date): Promise<Key> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 })
  return toKey(createPrivateKey({ key: await exportJWK(privateKey), format: 'jwk' }), madeAt)
}

async function toKey(privateKey: KeyObject, madeAt: Date): Promise<Key> {
  const bits = privateKey.asymmetricKeyDetails?.modulusLength ?? 0
  if (privateKey.asymmetricKeyType !== 'rsa' || bits < 2048)
    throw new Error('A signing key must be an RSA key of 2,048 bits or more.')
  const publicKey = createPublicKey(privateKey)
  const jwk = await exportJWK(publicKey)
  const id = await calculateJwkThumbprint(jwk)
  return {
    id,
    privateKey,
    publicKey,
    publicJwk: { ...jwk, kid: id, alg: 'RS256', use: 'sig' },
    madeAt,
  }
}

async function parsePem(pem: string, madeAt: Date): Promise<Key[]> {
  const blocks = pem.replaceAll('\\n', '\n').match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g)
  if (!blocks)
    throw new Error(
      'IDENTITY_SIGNING_KEY holds no key; it takes one or more RSA keys as PEM (PKCS #8).',
    )
  return Promise.all(blocks.map((block) => toKey(createPrivateKey(block), madeAt)))
}

async function readKeys(file: string): Promise<Key[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return []
  await chmod(file, 0o600)
  try {
    const { keys } = JSON.parse(text) as { keys: { pem: string; madeAt: string }[] }
    return await Promise.all(
      keys.map((key) => toKey(createPrivateKey(key.pem), new Date(key.madeAt))),
    )
  } catch (error) {
    throw new Error(
      `${file} can't be read. Restore it from a copy; or delete it, which signs everyone out.`,
      { cause: error },
    )
  }
}

/** Whole or not at all, so that a crash leaves the former keys. */
async function writeKeys(file: string, keys: Key[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const content = keys.map(({ privateKey, madeAt }) => ({
    madeAt,
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }))
  const next = `${file}.next`
  const handle = await open(next, 'w', 0o600)
  try {
    await handle.writeFile(JSON.stringify({ keys: content }, null, 2))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(next, file)
}
