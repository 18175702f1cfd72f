import { beaconKeyOf, randomnessOf, signRound, timeOf } from '#rules/draws/beacon.ts'
import { drawPlaces, hashOfEntry, rootOfEntries } from '#rules/draws/drawing.ts'
import { pathOf } from '#rules/draws/merkle.ts'
import { publicKeyOf, signText } from '#rules/draws/signature.ts'
import {
  hashOfTerms,
  prizesInOrder,
  textOfEntryReceipt,
  type DrawTerms,
  type EntryReceipt,
} from '#rules/draws/terms.ts'
import type { DrawingEvidence } from '#rules/draws/verifyDrawing.ts'
import { fakeEntry, fakePrizeDraw, fakeProof, prizeDraws } from './fakes.ts'

// A whole draw that is true, by keys of nobody.
const [beaconKey, receiptKey] = ['0b'.repeat(32), '07'.repeat(32)]
const terms: DrawTerms = {
  version: 1,
  tenant: 'ouen',
  draw: 'prizedraw_won',
  basis: 'OPEN',
  opensAt: '2026-11-01T00:00:00.000Z',
  closesAt: '2026-11-18T15:00:00.000Z',
  beacon: {
    kind: 'LOCAL',
    publicKey: beaconKeyOf(beaconKey),
    genesis: 0,
    period: 60,
    round: 29_400_000,
  },
  prizes: [{ prize: 'prizedrawprize_board', count: 3 }],
}
const entries = Array.from({ length: 40 }, (_, at) => ({
  entry: `prizedrawentry_${at}`,
  entrant: `${at % 30}`.padStart(32, '0'),
}))
const root = rootOfEntries(entries)
const signature = signRound(beaconKey, terms.beacon.round)
const name = { tenant: 'ouen', draw: terms.draw, root }
const positions = drawPlaces(randomnessOf(signature), name, entries, 3)
const at = new Date(timeOf(terms.beacon).getTime() - 60_000).toISOString()

/** What stands at a draw's address, as a file that no gateway is asked for. */
const urlOf = (evidence: DrawingEvidence) =>
  `data:application/json,${encodeURIComponent(JSON.stringify(evidence))}`

const evidence: DrawingEvidence = {
  kind: 'DRAWING',
  terms,
  termsHash: hashOfTerms(terms),
  signature,
  own: null,
  list: { root, at, entries },
  places: prizesInOrder(terms).map((prize, place) => ({
    prize,
    position: positions[place]!,
    isForfeited: false,
  })),
}

const receipt: EntryReceipt = {
  version: 1,
  tenant: 'ouen',
  draw: terms.draw,
  terms: evidence.termsHash,
  ...entries[7]!,
  at: '2026-11-16T03:00:00.000Z',
}
const text = textOfEntryReceipt(receipt)

const entryOf = (told: DrawingEvidence, draw: ReturnType<typeof fakePrizeDraw>) =>
  fakeEntry({
    outcome: 'LOST',
    number: 8,
    at: receipt.at,
    draw: fakePrizeDraw({ ...draw, proof: fakeProof({ beacon: 'LOCAL', url: urlOf(told) }) }),
    evidence: {
      receipt: text,
      signature: signText(text, receiptKey),
      publicKey: publicKeyOf(receiptKey),
      path: pathOf(entries.map(hashOfEntry), 7),
    },
  })

const waiting = fakeEntry({
  ...entryOf({ ...evidence, signature: null, places: [] }, prizeDraws.closed),
  outcome: 'WAITING',
})

export const checked = {
  right: entryOf(evidence, prizeDraws.lost),
  /** The third prize went to somebody else than the number says. */
  wrong: entryOf(
    {
      ...evidence,
      places: evidence.places.map((each, place) => (place === 2 ? { ...each, position: 0 } : each)),
    },
    prizeDraws.lost,
  ),
  waiting,
  /** The same as it was told before its draw's list was fixed. */
  unlisted: fakeEntry({ ...waiting, number: null, evidence: { ...waiting.evidence, path: [] } }),
}
