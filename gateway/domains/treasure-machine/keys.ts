import { createHash, createHmac } from 'node:crypto'
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

/** The private key that receipts are signed with. */
export const receiptKeyOf = (config: DrawSecretSource): string =>
  createHmac('sha256', drawSecrets(config)[0]).update('draw receipts').digest('hex')
