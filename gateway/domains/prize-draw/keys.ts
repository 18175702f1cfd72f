import { createHmac } from 'node:crypto'
import { beaconKeyOf, signRound, type Beacon } from '#rules/draws/beacon.ts'
import { drawSecrets, type DrawSecretSource } from '../../platform/secret.ts'

const derive = (secret: string, use: string) =>
  createHmac('sha256', secret).update(use).digest('hex')

/** The private key that receipts of entries are signed with. */
export const entryKeyOf = (config: DrawSecretSource): string =>
  derive(drawSecrets(config)[0], 'prize draw entries')

/** The beacon that stands in where there is no other. Whoever holds the key could ask it ahead. */
export const localBeacon = (config: DrawSecretSource): Omit<Beacon, 'round'> => ({
  kind: 'LOCAL',
  genesis: 0,
  period: 60,
  publicKey: beaconKeyOf(localKeyOf(drawSecrets(config)[0])),
})

/** What the stand-in has for its round. Throws where its key was taken away. */
export function signLocally(config: DrawSecretSource, { publicKey, round }: Beacon): string {
  const key = drawSecrets(config)
    .map(localKeyOf)
    .find((each) => beaconKeyOf(each) === publicKey)
  if (key === undefined) throw new Error('the key of the beacon that was named is gone')
  return signRound(key, round)
}

const localKeyOf = (secret: string) => derive(secret, 'prize draw beacon')
