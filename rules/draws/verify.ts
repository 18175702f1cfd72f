import { hashOfBytes } from './digest.ts'
import { hashOfLeaf, rootBy } from './merkle.ts'
import { hashOfOdds, type Odds } from './odds.ts'
import { playBox, playOdds } from './play.ts'
import type { Receipt } from './receipt.ts'
import { isSigned } from './signature.ts'

/** A draw with all that proves it: what `npm run verify:draws` reads, and the app's page saves. */
export type Evidence = {
  receipt: Receipt
  signature: string
  publicKey: string
  /** The document that `receipt.odds` is the hash of; null for a box. A browser that kept a receipt kept none of it. */
  odds?: Odds | null
  /** Null until the pair of seeds is replaced: then what was drawn with it can be counted anew. */
  serverSeed: string | null
}

export type StepName = 'SIGNATURE' | 'CLIENT_SEED' | 'SERVER_SEED' | 'ODDS' | 'PICKS'
/** `WAITING` needs the server's seed, which is not shown yet, or the odds' document, which is not there. */
export type Step = { name: StepName; outcome: 'HOLDS' | 'FAILS' | 'WAITING' }

/**
 * Proves a draw, step by step: the receipt is what was signed, each seed is the one whose hash was told before,
 * the odds (or the box) are those that were published, and the seeds bring these prizes and no others. Never
 * throws: what can't be read fails.
 */
export function verifyDraw(evidence: Evidence): Step[] {
  const { receipt, signature, publicKey, serverSeed } = evidence
  const isServerSeed = () => hashOfBytes(serverSeed!) === receipt.serverHash
  return [
    step('SIGNATURE', () => isSigned(receipt, signature, publicKey)),
    step('CLIENT_SEED', () => hashOfBytes(receipt.clientSeed) === receipt.clientHash),
    serverSeed === null
      ? { name: 'SERVER_SEED', outcome: 'WAITING' }
      : step('SERVER_SEED', isServerSeed),
    receipt.kind === 'ODDS' && evidence.odds === undefined
      ? { name: 'ODDS', outcome: 'WAITING' }
      : step('ODDS', () => (receipt.kind === 'BOX' ? isOfBox(receipt) : isOfOdds(evidence))),
    serverSeed === null || (receipt.kind === 'ODDS' && evidence.odds === undefined)
      ? { name: 'PICKS', outcome: 'WAITING' }
      : step('PICKS', () =>
          receipt.kind === 'BOX'
            ? isPickedOfBox(receipt, serverSeed)
            : isPicked(evidence, serverSeed),
        ),
  ]
}

function step(name: StepName, holds: () => boolean): Step {
  try {
    return { name, outcome: holds() ? 'HOLDS' : 'FAILS' }
  } catch {
    return { name, outcome: 'FAILS' }
  }
}

const isOfOdds = ({ receipt, odds }: Evidence) => odds != null && hashOfOdds(odds) === receipt.odds

/** Each prize lay where the receipt says, since before the sale. */
const isOfBox = ({ odds: root, box, picks }: Receipt) =>
  box !== undefined &&
  picks.length > 0 &&
  picks.every(
    ({ prize, position, salt, path }) =>
      rootBy(hashOfLeaf(salt!, position!, prize), position!, box.size, path!) === root,
  )

function isPicked({ receipt, odds }: Evidence, serverSeed: string): boolean {
  const { since, picks } = receipt
  const played = playOdds(turnOf(receipt, serverSeed), odds!, since.before)
  return (
    played.at(-1)?.since === since.after &&
    played.every(({ prize, table }, at) => {
      const told = picks[at]!
      return told.prize === prize && told.table === table
    })
  )
}

function isPickedOfBox(receipt: Receipt, serverSeed: string): boolean {
  const { box, odds, picks } = receipt
  const played = playBox(turnOf(receipt, serverSeed), odds, box!.left)
  return picks.length > 0 && played.every(({ position }, at) => picks[at]!.position === position)
}

const turnOf = (receipt: Receipt, serverSeed: string) => ({
  serverSeed,
  tenant: receipt.tenant,
  machine: receipt.machine,
  drawer: receipt.drawer,
  clientSeed: receipt.clientSeed,
  counter: receipt.counter,
  count: receipt.picks.length,
})
