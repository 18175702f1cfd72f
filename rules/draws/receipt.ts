import { canonicalJson } from './canonicalJson.ts'
import type { TableName } from './odds.ts'

/** What one pick brought, as a receipt tells it. */
export type ReceiptPick = {
  prize: string
  /** Of a machine of odds. */
  table?: TableName
  /** Of a box, with the salt that its leaf was hashed with and the path from there to the root. */
  position?: number
  salt?: string
  path?: readonly string[]
}

/** All that a draw was, as the gateway signs it. The browser keeps it: what is said later must agree with it. */
export type Receipt = {
  version: 1
  kind: 'ODDS' | 'BOX'
  /** The draw's id. */
  draw: string
  /** When, ISO 8601 in UTC. */
  at: string
  tenant: string
  machine: string
  drawer: string
  /** The hash of the odds' document, or the box's root. */
  odds: string
  clientSeed: string
  clientHash: string
  serverHash: string
  /** The first pick's. */
  counter: number
  /** How many had been drawn since the last of the highest rank, before and after; 0 for a box. */
  since: { before: number; after: number }
  /** Of a box: how many positions it has, and which were left before, ascending. */
  box?: { size: number; left: readonly number[] }
  picks: readonly ReceiptPick[]
}

/** What is signed: the canonical JSON's UTF-8 bytes. */
export const textOfReceipt = (receipt: Receipt): string => canonicalJson(plain(receipt))

const plain = ({ box, picks, ...receipt }: Receipt) => ({
  ...receipt,
  ...(box && { box: { size: box.size, left: [...box.left] } }),
  picks: picks.map(({ prize, table, position, salt, path }) => ({
    prize,
    ...(table !== undefined && { table }),
    ...(position !== undefined && { position }),
    ...(salt !== undefined && { salt }),
    ...(path !== undefined && { path: [...path] }),
  })),
})
