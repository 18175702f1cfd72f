import { describe, expect, it } from 'vitest'
import { beaconKeyOf, randomnessOf, signRound, timeOf } from './beacon.ts'
import { drawPlaces, hashOfEntry, rootOfEntries } from './drawing.ts'
import { pathOf } from './merkle.ts'
import { publicKeyOf, signText } from './signature.ts'
import { hashOfTerms, prizesInOrder, textOfEntryReceipt, type DrawTerms } from './terms.ts'
import { verifyDrawing, type DrawingEvidence } from './verifyDrawing.ts'

const beaconKey = '0b'.repeat(32)
const receiptKey = '07'.repeat(32)
const terms: DrawTerms = {
  version: 1,
  tenant: 'ouen',
  draw: 'draw_1',
  basis: 'OPEN',
  opensAt: '2026-11-01T00:00:00.000Z',
  closesAt: '2026-11-20T00:00:00.000Z',
  beacon: {
    kind: 'LOCAL',
    publicKey: beaconKeyOf(beaconKey),
    genesis: 0,
    period: 60,
    round: 1_000,
  },
  prizes: [
    { prize: 'board', count: 2 },
    { prize: 'coins', count: 1 },
  ],
}
const termsHash = hashOfTerms(terms)
const entries = Array.from({ length: 9 }, (_, at) => ({ entry: `e${at}`, entrant: `f${at % 6}` }))
const root = rootOfEntries(entries)
const signature = signRound(beaconKey, 1_000)
const name = { tenant: 'ouen', draw: 'draw_1', root }
const positions = drawPlaces(randomnessOf(signature), name, entries, 5)
const first = prizesInOrder(terms)
const before = new Date(timeOf(terms.beacon).getTime() - 1).toISOString()
const receipt = {
  version: 1,
  tenant: 'ouen',
  draw: 'draw_1',
  terms: termsHash,
  ...entries[4]!,
  at: before,
} as const
const whole: DrawingEvidence = {
  kind: 'DRAWING',
  terms,
  termsHash,
  signature,
  list: { root, at: before, entries },
  places: first.map((prize, at) => ({ prize, position: positions[at]!, isForfeited: false })),
  own: {
    receipt,
    publicKey: publicKeyOf(receiptKey),
    position: 4,
    signature: signText(textOfEntryReceipt(receipt), receiptKey),
    path: pathOf(entries.map(hashOfEntry), 4),
  },
}
const { list, own, places } = whole

const failing = (change: Partial<DrawingEvidence>) =>
  verifyDrawing({ ...whole, ...change })
    .filter(({ outcome }) => outcome === 'FAILS')
    .map(({ name: of }) => of)

it('a draw that was right holds, step by step', () => {
  expect(verifyDrawing(whole).map(({ name: of, outcome }) => `${of} ${outcome}`)).toEqual([
    'RECEIPT HOLDS',
    'TERMS HOLDS',
    'LIST HOLDS',
    'INCLUSION HOLDS',
    'IN_TIME HOLDS',
    'BEACON HOLDS',
    'PLACES HOLDS',
  ])
  expect(verifyDrawing({ ...whole, own: null })).toHaveLength(5)
})

it('what has not happened yet is waited for', () => {
  const open = verifyDrawing({ ...whole, list: null, signature: null, places: [] })
  expect(open.map(({ outcome }) => outcome)).toEqual([
    'HOLDS',
    'HOLDS',
    'WAITING',
    'WAITING',
    'WAITING',
    'WAITING',
    'WAITING',
  ])
})

describe('it shows', () => {
  it('a prize that was taken out, or a round that was named later', () => {
    expect(failing({ terms: { ...terms, prizes: [{ prize: 'board', count: 1 }] } })).toContain(
      'TERMS',
    )
    const later = { ...terms, beacon: { ...terms.beacon, round: 1_001 } }
    expect(failing({ terms: later })).toEqual(['TERMS', 'BEACON'])
    // Even where the hash was changed with it: the receipt is older.
    expect(failing({ terms: later, termsHash: hashOfTerms(later) })).toEqual(['RECEIPT', 'BEACON'])
  })

  it('an entry that was left out, added, or stands under another fan', () => {
    const shorter = entries.slice(0, -1)
    expect(failing({ list: { ...list!, entries: shorter } })).toContain('LIST')
    const without = entries.filter((_, at) => at !== 4)
    const told = { ...list!, entries: without, root: rootOfEntries(without) }
    expect(failing({ list: told })).toContain('INCLUSION')
    expect(
      failing({ list: { ...list!, entries: [...entries, { entry: 'e9', entrant: 'f9' }] } }),
    ).toContain('LIST')
  })

  it('a list that was fixed once the number could be known', () => {
    const at = timeOf(terms.beacon).toISOString()
    expect(failing({ list: { ...list!, at } })).toEqual(['IN_TIME'])
  })

  it('another number, or one that is not the beacon’s', () => {
    expect(failing({ signature: signRound(beaconKey, 1_001) })).toContain('BEACON')
    expect(failing({ signature: signRound('0c'.repeat(32), 1_000) })).toContain('BEACON')
    expect(failing({ signature: 'zz' })).toEqual(['BEACON', 'PLACES'])
  })

  it('a key of the station’s own under drand’s name, before anything is drawn', () => {
    const named = { ...terms, beacon: { ...terms.beacon, kind: 'DRAND' as const } }
    const told = { terms: named, termsHash: hashOfTerms(named), own: null }
    expect(failing(told)).toEqual(['TERMS', 'BEACON'])
    expect(failing({ ...told, list: null, signature: null })).toEqual(['TERMS'])
  })

  it('winners of another order, another prize, too few, or of a prize that nobody gave up', () => {
    const [one, two, three] = places
    expect(failing({ places: [two!, one!, three!] })).toEqual(['PLACES'])
    expect(failing({ places: [{ ...one!, prize: 'coins' }, two!, three!] })).toEqual(['PLACES'])
    expect(failing({ places: [one!, two!] })).toEqual(['PLACES'])
    const next = { position: positions[3]!, prize: 'coins', isForfeited: false }
    expect(failing({ places: [...places, next] })).toEqual(['PLACES'])
  })

  it('nothing where a prize that was given up went to whoever came next', () => {
    const given = { ...places[2]!, isForfeited: true }
    const next = { position: positions[3]!, prize: 'coins', isForfeited: false }
    const after = [places[0]!, places[1]!, given, next]
    expect(failing({ places: after })).toEqual([])
    const board = { ...next, prize: 'board' }
    expect(failing({ places: [places[0]!, places[1]!, given, board] })).toEqual(['PLACES'])
  })

  it('a receipt that nobody signed, or of another draw', () => {
    expect(failing({ own: { ...own!, receipt: { ...receipt, entry: 'e5' } } })).toEqual([
      'RECEIPT',
      'INCLUSION',
    ])
    const elsewhere = { ...receipt, draw: 'draw_2' }
    const signed = signText(textOfEntryReceipt(elsewhere), receiptKey)
    expect(failing({ own: { ...own!, receipt: elsewhere, signature: signed } })).toEqual([
      'RECEIPT',
    ])
  })
})

it('what can’t be read fails, and throws nothing', () => {
  expect(failing({ terms: null as never })).toContain('TERMS')
  expect(failing({ own: { ...own!, path: ['zz'] } })).toEqual(['INCLUSION'])
  expect(failing({ places: [null as never, ...places] })).toEqual(['PLACES'])
})
