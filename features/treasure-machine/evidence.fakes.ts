import { canonicalJson } from '#rules/draws/canonicalJson.ts'
import { hashOfBytes } from '#rules/draws/digest.ts'
import { hashOfOdds, wholeWeight, type Odds } from '#rules/draws/odds.ts'
import { playOdds } from '#rules/draws/play.ts'
import { textOfReceipt, type Receipt } from '#rules/draws/receipt.ts'
import { publicKeyOf, sign } from '#rules/draws/signature.ts'
import { fakeDraw, prizes } from './fakes.ts'

const key = '07'.repeat(32)
const serverSeed = 'ab'.repeat(32)
const byId = new Map(Object.values(prizes).map((prize) => [prize.id, prize]))
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
const turn = {
  ...{ tenant: 'ouen', machine: 'treasuremachine_festival', drawer: 'd7'.repeat(16) },
  ...{ clientSeed: 'cd'.repeat(32), counter: 4 },
}
const picks = playOdds({ ...turn, serverSeed, count: 10 }, odds, 94)
const receipt: Receipt = {
  ...turn,
  ...{ version: 1, kind: 'ODDS', draw: 'treasuredraw_1', at: '2026-11-20T02:58:00.000Z' },
  ...{ odds: hashOfOdds(odds), clientHash: hashOfBytes(turn.clientSeed) },
  serverHash: hashOfBytes(serverSeed),
  since: { before: 94, after: picks.at(-1)!.since },
  picks: picks.map(({ prize, table }) => ({ prize, table })),
}

/** A draw of ten that pity ended, with what proves it. */
export const provenDraw = (change: { serverSeed?: string | null; signature?: string } = {}) =>
  fakeDraw({
    picks: picks.map(({ prize, table }, slot) => ({
      ...{ slot, table, prize: byId.get(prize), position: null, isNew: false },
    })),
    evidence: {
      receipt: textOfReceipt(receipt),
      signature: sign(receipt, key),
      publicKey: publicKeyOf(key),
      odds: canonicalJson({
        ...odds,
        base: [...odds.base],
        guarantee: null,
        top: [...odds.top],
        pity: { at: 100, table: [...odds.pity!.table] },
      }),
      serverSeed,
      ...change,
    },
  })
