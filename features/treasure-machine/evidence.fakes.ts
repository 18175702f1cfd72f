import { canonicalJson } from '#rules/draws/canonicalJson.ts'
import { hashOfBytes } from '#rules/draws/digest.ts'
import { hashOfOdds, wholeWeight, type Odds } from '#rules/draws/odds.ts'
import { hashOfLeaf, pathOf, rootOf } from '#rules/draws/merkle.ts'
import { playBox, playOdds } from '#rules/draws/play.ts'
import { textOfReceipt, type Receipt } from '#rules/draws/receipt.ts'
import { publicKeyOf, sign } from '#rules/draws/signature.ts'
import { blank, draws, fakeDraw, machines, prizes } from './fakes.ts'
import { keepPair, keepPromised } from './promises.ts'
import { keepReceipt } from './receipts.ts'

const key = '07'.repeat(32)
const serverSeed = 'ab'.repeat(32)
const byId = new Map([...Object.values(prizes), blank].map((prize) => [prize.id, prize]))

type Played = { odds: Odds; machine: string; counter: number; count: number; since: number }
type Change = { serverSeed?: string | null; signature?: string }

const signed = (of: Receipt) => ({
  receipt: textOfReceipt(of),
  signature: sign(of, key),
  publicKey: publicKeyOf(key),
})

function receiptOf({ odds, count, since, ...own }: Played): Receipt {
  const turn = {
    tenant: 'ouen',
    drawer: 'd7'.repeat(16),
    clientSeed: 'cd'.repeat(32),
    ...own,
  }
  const picks = playOdds({ ...turn, serverSeed, count }, odds, since)
  return {
    ...turn,
    version: 1,
    kind: 'ODDS',
    draw: 'treasuredraw_1',
    at: '2026-11-20T02:58:00.000Z',
    odds: hashOfOdds(odds),
    clientHash: hashOfBytes(turn.clientSeed),
    serverHash: hashOfBytes(serverSeed),
    since: { before: since, after: picks.at(-1)!.since },
    picks: picks.map(({ prize, table }) => ({ prize, table })),
  }
}

/** What seeds bring by some odds, with what proves it. */
function proven(played: Played, change: Change) {
  const { odds } = played
  const receipt = receiptOf(played)
  return {
    picks: receipt.picks.map(({ prize, table = null }, slot) => ({
      slot,
      table,
      prize: byId.get(prize),
      position: null,
      isNew: false,
      isLocked: false,
    })),
    evidence: {
      ...signed(receipt),
      odds: canonicalJson({
        ...odds,
        base: [...odds.base],
        guarantee: null,
        top: [...odds.top],
        pity: odds.pity && { at: odds.pity.at, table: [...odds.pity.table] },
      }),
      serverSeed,
      ...change,
    },
  }
}

const odds: Odds = {
  base: [
    { prize: 'treasureprize_star', weight: 1_000 },
    { prize: 'treasureprize_day', weight: 14_000 },
    { prize: 'treasureprize_radio', weight: 85_000 },
  ],
  guarantee: null,
  pity: { table: [{ prize: 'treasureprize_star', weight: wholeWeight }], at: 100 },
  top: ['treasureprize_star'],
}

const ten = { odds, machine: 'treasuremachine_festival', counter: 4, count: 10, since: 94 }
const receipt = receiptOf(ten)

/** A draw of ten that pity ended, with what proves it. */
export const provenDraw = (change: Change = {}) => fakeDraw(proven(ten, change))

const free: Odds = {
  base: [
    { prize: 'treasureprize_radio', weight: 24_000 },
    { prize: 'treasureprize_coins', weight: 36_000 },
    { prize: 'treasureprize_blank', weight: 40_000 },
  ],
  guarantee: null,
  pity: null,
  top: [],
}

/** A free turn that brought nothing, proven like any other. */
export const provenBlank = () =>
  fakeDraw({
    ...draws.blank,
    ...proven({ odds: free, machine: 'treasuremachine_free', counter: 0, count: 1, since: 3 }, {}),
  })

/** What the gateway told ahead of that draw. */
export const promised = {
  clientSeed: receipt.clientSeed,
  serverHash: receipt.serverHash,
  drawer: receipt.drawer,
  odds: receipt.odds,
}

const inBox = ['radio', 'day', 'radio', 'star', 'radio', 'radio'] as const
const idOf = (prize: (typeof inBox)[number]) => `treasureprize_${prize}`
const leaves = inBox.map((prize, at) => hashOfLeaf(`0${at}`.repeat(32), at, idOf(prize)))
const root = rootOf(leaves)
const left = [0, 2, 3, 5]
const boxTurn = {
  tenant: receipt.tenant,
  drawer: receipt.drawer,
  clientSeed: receipt.clientSeed,
  machine: 'treasuremachine_box',
  counter: receipt.counter,
}
const [taken] = playBox({ ...boxTurn, serverSeed, count: 1 }, root, left)
const position = taken!.position
const boxReceipt: Receipt = {
  ...receipt,
  ...boxTurn,
  kind: 'BOX',
  odds: root,
  since: { before: 0, after: 0 },
  box: { size: inBox.length, left },
  picks: [
    {
      prize: idOf(inBox[position]!),
      position,
      salt: `0${position}`.repeat(32),
      path: pathOf(leaves, position),
    },
  ],
}

/** A draw of a box of six envelopes of which four were left, with what proves it. */
export const provenBoxDraw = () =>
  fakeDraw({
    machine: machines.box,
    picks: [
      {
        slot: 0,
        table: null,
        position,
        prize: prizes[inBox[position]!],
        isNew: true,
        isLocked: false,
      },
    ],
    evidence: { ...signed(boxReceipt), odds: null, serverSeed },
  })

const receipts = { odds: receipt, box: boxReceipt }

/** Keeps what this browser would have kept of one of these draws, or of another that it was told of then. */
export function keepProven(
  of: keyof typeof receipts,
  told: { signature?: string; serverHash?: string } = {},
): void {
  const { draw, machine, clientSeed, serverHash, drawer, odds: shown } = receipts[of]
  const pair = { seedId: 'drawseed_1', clientSeed, drawer }
  keepReceipt(draw, { ...signed(receipts[of]), ...(told.signature && told) })
  keepPair(machine, { ...pair, serverHash: told.serverHash ?? serverHash })
  keepPromised(draw, { machineId: machine, seedId: pair.seedId, odds: shown })
}

/** Keeps the receipts of draws that follow each other, but for those left out. */
export function keepRun(...missing: number[]): void {
  const singles = [0, 1, 2, 3].map((counter): Receipt => {
    const since = { before: 90 + counter, after: 91 + counter }
    return {
      ...receipt,
      draw: `treasuredraw_single${counter}`,
      counter,
      since,
      picks: [receipt.picks[0]!],
    }
  })
  for (const each of [...singles, receipt])
    if (!missing.includes(each.counter)) keepReceipt(each.draw, signed(each))
}
