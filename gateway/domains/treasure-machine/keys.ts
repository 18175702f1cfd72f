import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  sign,
  type KeyObject,
} from 'node:crypto'
import { drawSecrets, type DrawSecretSource } from '../../platform/secret.ts'

/** Which key something was made with. It tells nothing of the key. */
const idOf = (secret: string) =>
  createHash('sha256').update(`draw key\0${secret}`).digest('hex').slice(0, 16)

/** The key that new pairs of seeds are made with. */
export const currentKeyId = (config: DrawSecretSource): string => idOf(drawSecrets(config)[0])

/**
 * A pair's server seed: it follows from the row's nonce and a key that neither the database nor a dump of it
 * holds. Throws where the key was taken away: what it made can't be shown any more.
 */
export function serverSeedOf(
  config: DrawSecretSource,
  { id, nonce, keyId }: { id: string; nonce: string; keyId: string },
): string {
  const secret = drawSecrets(config).find((each) => idOf(each) === keyId)
  if (secret === undefined) throw new Error(`the key ${keyId} that ${id} was made with is gone`)
  return createHmac('sha256', secret).update(`draw seed\0${id}\0${nonce}`).digest('hex')
}

/**
 * Signs a receipt's text: Ed25519 by OpenSSL, whose signatures are those of `rules/draws/signature.ts` to the byte, in a
 * fiftieth of the time. Both come in hexadecimal.
 */
export function signReceipt(
  config: DrawSecretSource,
  text: string,
): { signature: string; publicKey: string } {
  const { key, publicKey } = keyPairOf(drawSecrets(config)[0])
  return { signature: sign(null, Buffer.from(text, 'utf8'), key).toString('hex'), publicKey }
}

let pair: { secret: string; key: KeyObject; publicKey: string } | undefined

/** What receipts are signed with; made once, since it follows from the secret. */
function keyPairOf(secret: string) {
  if (pair?.secret === secret) return pair
  const seed = createHmac('sha256', secret).update('draw receipts').digest()
  // PKCS #8 around the 32 bytes, and SubjectPublicKeyInfo, whose last 32 bytes are the key (RFC 8410).
  const key = createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const known = createPublicKey(key).export({ format: 'der', type: 'spki' })
  pair = { secret, key, publicKey: known.subarray(-32).toString('hex') }
  return pair
}
