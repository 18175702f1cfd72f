import type { Plain } from './canonicalJson.ts'
import { keyedHashOf } from './digest.ts'

/** What makes a number one of its own: no other draw of any fan has the same. */
export type DrawName = {
  tenant: string
  machine: string
  /** The hash of the odds' document, or a box's root. */
  odds: string
  /** The fan's pseudonym at this machine. */
  drawer: string
  clientSeed: string
  /** Counts this pair of seeds' numbers, from 0. */
  counter: number
}

export type DrawnNumber = {
  /** From 0, below what was asked. */
  value: number
  /** How often a number was thrown away since it would have favoured the smallest. */
  round: number
}

const space = 2 ** 32

/**
 * The number below `total` that a key has for what is told: the first four bytes of HMAC-SHA-256, where they fall
 * below the greatest multiple of `total`, and otherwise those of the next round. So each is as likely as any.
 * Throws a RangeError for a total that is no whole number from 1 to 2^32.
 */
export function numberBelow(
  total: number,
  key: string,
  told: (round: number) => Plain,
): DrawnNumber {
  if (!Number.isInteger(total) || total < 1 || total > space)
    throw new RangeError(`${total} is no total`)
  const end = space - (space % total)
  for (let round = 0; ; round += 1) {
    const bytes = keyedHashOf(key, told(round))
    const drawn = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
    if (drawn < end) return { value: drawn % total, round }
  }
}

/** The number below `total` that these seeds have for this name. Throws as `numberBelow` does. */
export function drawNumber(serverSeed: string, name: DrawName, total: number): DrawnNumber {
  return numberBelow(total, serverSeed, (round) => ({
    version: 1,
    tenant: name.tenant,
    machine: name.machine,
    odds: name.odds,
    drawer: name.drawer,
    client: name.clientSeed,
    counter: name.counter,
    round,
  }))
}
