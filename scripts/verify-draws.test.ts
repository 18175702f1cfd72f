import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from '../tests/emptyFolder.ts'
import { quicknet } from '../rules/draws/beacon.ts'
import { hashOfBytes } from '../rules/draws/digest.ts'
import { hashOfOdds } from '../rules/draws/odds.ts'
import { playOdds } from '../rules/draws/play.ts'
import type { Receipt } from '../rules/draws/receipt.ts'
import { publicKeyOf, sign } from '../rules/draws/signature.ts'
import { hashOfTerms, type DrawTerms } from '../rules/draws/terms.ts'
import vectors from '../rules/draws/vectors.json' with { type: 'json' }

const { turn, document, sinceBefore } = vectors.odds
const { serverSeed, count: _, ...name } = turn
const picks = playOdds(turn, document, sinceBefore)
const receipt: Receipt = {
  ...name,
  version: 1,
  kind: 'ODDS',
  draw: 'treasuredraw_1',
  at: '2026-11-20T03:00:00.000Z',
  odds: hashOfOdds(document),
  clientHash: hashOfBytes(name.clientSeed),
  serverHash: hashOfBytes(serverSeed),
  since: { before: sinceBefore, after: picks.at(-1)!.since },
  picks: picks.map(({ prize, table }) => ({ prize, table })),
}
const key = '07'.repeat(32)
const evidence = {
  receipt,
  signature: sign(receipt, key),
  publicKey: publicKeyOf(key),
  odds: document,
  serverSeed,
}

const { name: drawing, entries, places } = vectors.drawing
const terms: DrawTerms = {
  version: 1,
  tenant: drawing.tenant,
  draw: drawing.draw,
  basis: 'OPEN',
  opensAt: '2026-11-01T00:00:00.000Z',
  closesAt: '2026-11-20T00:00:00.000Z',
  beacon: { ...quicknet, round: vectors.beacon.round },
  prizes: [{ prize: 'board', count: 3 }],
}
const prizeDraw = {
  kind: 'DRAWING',
  terms,
  termsHash: hashOfTerms(terms),
  own: null,
  list: { root: drawing.root, at: '2023-08-23T15:00:00.000Z', entries },
  signature: vectors.beacon.signature,
  places: places.slice(0, 3).map((position) => ({ position, prize: 'board', isForfeited: false })),
}

function verify(content: unknown) {
  const file = join(emptyFolder(), 'draw.json')
  writeFileSync(file, JSON.stringify(content))
  const script = new URL('verify-draws.ts', import.meta.url).pathname
  const { status, stdout } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' })
  return { status, stdout }
}

it('tells each step of a draw, and fails where one does not match', () => {
  const good = verify(evidence)
  expect(good.stdout).toBe(
    'treasuredraw_1  ✓ signature  ✓ client_seed  ✓ server_seed  ✓ odds  ✓ picks\n',
  )
  expect(good.status).toBe(0)
  const other = { ...evidence, serverSeed: '00'.repeat(32) }
  const bad = verify([evidence, other, { ...evidence, serverSeed: null }])
  expect(bad.stdout.split('\n').map((line) => line.includes('✗'))).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(bad.stdout).toContain('… picks')
  expect(bad.status).toBe(1)
})

it('tells whether the draws of a pair are a run, and which numbers nobody has a receipt of', () => {
  const next = (counter: number, before: number) => {
    const own = { ...receipt, draw: 'treasuredraw_2', counter, since: { before, after: before } }
    return { ...evidence, receipt: own, signature: sign(own, key), serverSeed: null }
  }
  const due = receipt.counter + receipt.picks.length
  const gap = verify([evidence, next(due + 2, receipt.since.after)])
  expect(gap.stdout).toContain(`… run of 2`)
  expect(gap.stdout).toContain(`no receipt of ${due} to ${due + 1}`)
  expect(gap.status).toBe(0)
  const lower = verify([evidence, next(due, receipt.since.after + 1)])
  expect(lower.stdout).toContain('✗ run of 2')
  expect(lower.stdout).toContain('since at treasuredraw_2')
  expect(lower.status).toBe(1)
})

it('tells each step of a prize draw by drand’s number, and fails where another won', () => {
  const good = verify(prizeDraw)
  expect(good).toEqual({
    stdout: `${drawing.draw}  ✓ terms  ✓ list  ✓ in_time  ✓ beacon  ✓ places\n`,
    status: 0,
  })
  const [first, ...others] = prizeDraw.places
  const other = { ...prizeDraw, places: [{ ...first, position: 0 }, ...others] }
  const bad = verify(other)
  expect(bad.stdout).toContain('✗ places')
  expect(bad.status).toBe(1)
})
