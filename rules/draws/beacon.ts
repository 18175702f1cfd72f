import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Numbers that nobody knows before their time, one a round. `DRAND` is the League of Entropy's: it takes a majority of
 * its members to sign one early. `LOCAL` is the gateway's own key, which its holder could ask ahead.
 */
export type BeaconKind = 'DRAND' | 'LOCAL'

export type Beacon = {
  kind: BeaconKind
  /** BLS12-381, in G2, hexadecimal. */
  publicKey: string
  /** When round 1 is due, in seconds since 1970, and how many seconds later each next one. */
  genesis: number
  period: number
  /** The round that a drawing is by. */
  round: number
}

/** drand's "quicknet" (scheme bls-unchained-g1-rfc9380), whose parameters never change: https://docs.drand.love */
export const quicknet = {
  kind: 'DRAND',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
} as const satisfies Omit<Beacon, 'round'>

// Signatures in G1, public keys in G2.
const bls = bls12_381.shortSignatures
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** The first round that is due at this instant or after it. */
export const roundFrom = (
  { genesis, period }: Pick<Beacon, 'genesis' | 'period'>,
  at: Date,
): number => Math.max(1, Math.ceil((at.getTime() / 1000 - genesis) / period) + 1)

/** When a beacon's round is due. */
export const timeOf = ({ genesis, period, round }: Pick<Beacon, 'genesis' | 'period' | 'round'>) =>
  new Date((genesis + (round - 1) * period) * 1000)

/**
 * Whether a beacon is what its name says. Terms that say drand must have drand's own key and hours: under its name, a
 * key of somebody's own would pass for a number that nobody knew.
 */
export function isGenuine({ kind, publicKey, genesis, period }: Beacon): boolean {
  if (kind === 'LOCAL') return true
  return (
    kind === quicknet.kind &&
    publicKey === quicknet.publicKey &&
    genesis === quicknet.genesis &&
    period === quicknet.period
  )
}

/** Whether the beacon, a genuine one, has signed its round so: there is one signature alone that holds. */
export function isOfBeacon(beacon: Beacon, signature: string): boolean {
  const { publicKey, round } = beacon
  try {
    if (!isGenuine(beacon)) return false
    const key = bls12_381.G2.Point.fromHex(publicKey)
    return bls.verify(bls.Signature.fromHex(signature), messageOf(round), key)
  } catch {
    return false
  }
}

/** The round's number, 32 bytes. */
export const randomnessOf = (signature: string): string => bytesToHex(sha256(hexToBytes(signature)))

/** A beacon's public key by its private one, a number of 32 bytes. Both in hexadecimal. */
export const beaconKeyOf = (privateKey: string): string =>
  bls.getPublicKey(scalarOf(privateKey)).toHex()

/** What a round of a beacon is by whoever holds its private key. */
export const signRound = (privateKey: string, round: number): string =>
  bls.sign(messageOf(round), scalarOf(privateKey)).toHex()

// Any 32 bytes become a number that is a key.
const scalarOf = (privateKey: string) =>
  bls12_381.fields.Fr.toBytes(bls12_381.fields.Fr.create(BigInt(`0x${privateKey}`)))

function messageOf(round: number) {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
  return bls.hash(sha256(bytes), utf8ToBytes(domain))
}
