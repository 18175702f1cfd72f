import { describe, expect, it } from 'vitest'
import { createHash, createPrivateKey, sign as signByNode } from 'node:crypto'
import { hashOfBytes } from './digest.ts'
import { hashOfLeaf, pathOf, rootOf } from './merkle.ts'
import { hashOfOdds, wholeWeight, type Odds } from './odds.ts'
import { playBox, playOdds } from './play.ts'
import { textOfReceipt, type Receipt } from './receipt.ts'
import { publicKeyOf, sign } from './signature.ts'
import vectors from './vectors.json' with { type: 'json' }
import { verifyDraw, type Evidence } from './verify.ts'

const privateKey = '07'.repeat(32)
const [serverSeed, clientSeed] = ['ab'.repeat(32), 'cd'.repeat(32)]
const odds: Odds = {
  base: [
    { prize: 's', weight: 20_000 },
    { prize: 'b', weight: 80_000 },
  ],
  guarantee: null,
  pity: { table: [{ prize: 's', weight: wholeWeight }], at: 10 },
  top: ['s'],
}
const name = { tenant: 'ouen', machine: 'm', drawer: 'd', clientSeed, counter: 4 }
const common = {
  version: 1,
  draw: 'draw_1',
  at: '2026-11-20T03:00:00.000Z',
  ...name,
  clientHash: hashOfBytes(clientSeed),
  serverHash: hashOfBytes(serverSeed),
} as const

const signed = (receipt: Receipt, more: Partial<Evidence> = {}): Evidence => ({
  receipt,
  signature: sign(receipt, privateKey),
  publicKey: publicKeyOf(privateKey),
  odds: receipt.kind === 'ODDS' ? odds : null,
  serverSeed,
  ...more,
})

const picks = playOdds({ ...name, serverSeed, count: 10 }, odds, 3)
const byOdds: Receipt = {
  ...common,
  kind: 'ODDS',
  odds: hashOfOdds(odds),
  since: { before: 3, after: picks.at(-1)!.since },
  picks: picks.map(({ prize, table }) => ({ prize, table })),
}

const salts = Array.from({ length: 9 }, (_, at) => String(at).repeat(64))
const leaves = salts.map((salt, at) => hashOfLeaf(salt, at, at === 4 ? 's' : 'b'))
const root = rootOf(leaves)
const left = [0, 2, 4, 5, 8]
const byBox: Receipt = {
  ...common,
  kind: 'BOX',
  odds: root,
  since: { before: 0, after: 0 },
  box: { size: 9, left },
  picks: playBox({ ...name, serverSeed, count: 3 }, root, left).map(({ position }) => ({
    prize: position === 4 ? 's' : 'b',
    position,
    salt: salts[position]!,
    path: pathOf(leaves, position),
  })),
}

const failing = (evidence: Evidence) =>
  verifyDraw(evidence)
    .filter(({ outcome }) => outcome === 'FAILS')
    .map(({ name }) => name)

describe.each([
  ['a draw by odds', byOdds],
  ['a draw of a box', byBox],
])('%s', (_, receipt) => {
  it('holds in each step', () => {
    expect(verifyDraw(signed(receipt)).map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 5 }, () => 'HOLDS'),
    )
  })

  it('waits for the server’s seed until that is shown', () => {
    const steps = verifyDraw(signed(receipt, { serverSeed: null }))
    expect(steps.filter(({ outcome }) => outcome === 'WAITING').map(({ name }) => name)).toEqual([
      'SERVER_SEED',
      'PICKS',
    ])
    expect(failing(signed(receipt, { serverSeed: null }))).toEqual([])
  })

  it('fails by what was tampered with, and only by that', () => {
    const changed = (change: Partial<Receipt>) => signed({ ...receipt, ...change })
    expect(failing({ ...signed(receipt), receipt: { ...receipt, at: '2026' } })).toEqual([
      'SIGNATURE',
    ])
    expect(failing(changed({ clientHash: hashOfBytes(serverSeed) }))).toEqual(['CLIENT_SEED'])
    expect(failing(changed({ counter: 5 }))).toEqual(['PICKS'])
    expect(failing(changed({ clientSeed: 'ee'.repeat(32) }))).toEqual(['CLIENT_SEED', 'PICKS'])
    expect(failing(signed(receipt, { serverSeed: 'ee'.repeat(32) }))).toEqual([
      'SERVER_SEED',
      'PICKS',
    ])
    expect(failing(signed(receipt, { publicKey: publicKeyOf(serverSeed) }))).toEqual(['SIGNATURE'])
    expect(failing(changed({ picks: [] }))).toContain('PICKS')
  })

  it('fails where it is nonsense, and throws nothing', () => {
    const nonsense = { ...receipt, clientSeed: 'zz', odds: '', picks: [{ prize: 'x' }] }
    expect(failing({ ...signed(nonsense), signature: '00' })).toContain('SIGNATURE')
    expect(failing(signed(nonsense))).toEqual(['CLIENT_SEED', 'ODDS', 'PICKS'])
  })
})

it('fails where the odds are not those whose hash was told', () => {
  const worse = { ...odds, base: odds.base.toReversed() }
  expect(failing(signed(byOdds, { odds: worse }))).toContain('ODDS')
  expect(failing(signed(byOdds, { odds: null }))).toContain('ODDS')
  const { odds: _, ...alone } = signed(byOdds, { serverSeed: null })
  expect(verifyDraw(alone)).toContainEqual({ name: 'ODDS', outcome: 'WAITING' })
})

it('fails where a prize did not lie there before the sale', () => {
  const [first, ...rest] = byBox.picks
  const better = { ...first!, prize: first!.prize === 's' ? 'b' : 's' }
  expect(failing(signed({ ...byBox, picks: [better, ...rest] }))).toEqual(['ODDS'])
})

it('a receipt and its seeds’ hashes agree with the vectors, told by Node’s own Ed25519 and SHA-256', () => {
  const { text, signature, publicKey, privateKey: own, ...seeds } = vectors.receipt
  const receipt = JSON.parse(text) as Receipt
  expect(textOfReceipt(receipt)).toBe(text)
  const der = Buffer.from(`302e020100300506032b657004220420${own}`, 'hex')
  const nodesKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  expect(signByNode(null, Buffer.from(text), nodesKey).toString('hex')).toBe(signature)
  for (const side of ['client', 'server'] as const) {
    const seed = createHash('sha256').update(Buffer.from(seeds[`${side}Seed`], 'hex'))
    expect(seed.digest('hex')).toBe(seeds[`${side}Hash`])
    expect(receipt[`${side}Hash`]).toBe(seeds[`${side}Hash`])
  }
  const whole = { receipt, signature, publicKey, serverSeed: seeds.serverSeed }
  expect(failing({ ...whole, odds: vectors.odds.document })).toEqual([])
})
