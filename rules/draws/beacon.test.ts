import { describe, expect, it } from 'vitest'
import {
  beaconKeyOf,
  isOfBeacon,
  quicknet,
  randomnessOf,
  roundFrom,
  signRound,
  timeOf,
} from './beacon.ts'
import vectors from './vectors.json' with { type: 'json' }

const { round, signature, randomness } = vectors.beacon

describe('drand’s rounds', () => {
  it('are told from forged ones by their signature, and bring its number', () => {
    expect(isOfBeacon({ ...quicknet, round }, signature)).toBe(true)
    expect(randomnessOf(signature)).toBe(randomness)
    expect(isOfBeacon({ ...quicknet, round: round + 1 }, signature)).toBe(false)
    const another = { ...quicknet, round, publicKey: beaconKeyOf('07'.repeat(32)) }
    expect(isOfBeacon(another, signature)).toBe(false)
    for (const nonsense of ['', 'zz', 'b4'.repeat(48), signature.slice(2)])
      expect(isOfBeacon({ ...quicknet, round }, nonsense)).toBe(false)
  })

  it('are by drand’s own key and hours, never by others under its name', () => {
    const key = '07'.repeat(32)
    const forged = { ...quicknet, round, publicKey: beaconKeyOf(key) }
    expect(isOfBeacon(forged, signRound(key, round))).toBe(false)
    expect(isOfBeacon({ ...forged, kind: 'LOCAL' }, signRound(key, round))).toBe(true)
    for (const change of [{ genesis: quicknet.genesis + 3 }, { period: 4 }, { kind: 'X' as never }])
      expect(isOfBeacon({ ...quicknet, round, ...change }, signature)).toBe(false)
  })

  it('are due in order, each at its second', () => {
    const due = timeOf({ ...quicknet, round: 1_000 })
    expect(due.toISOString()).toBe('2023-08-23T15:59:24.000Z')
    expect(roundFrom(quicknet, due)).toBe(1_000)
    expect(roundFrom(quicknet, new Date(due.getTime() + 1))).toBe(1_001)
    expect(roundFrom(quicknet, new Date(0))).toBe(1)
  })
})

it('a key of one’s own signs a round in one way alone', () => {
  const key = 'ff'.repeat(32)
  const local = { kind: 'LOCAL', publicKey: beaconKeyOf(key), genesis: 0, period: 60 } as const
  const signed = signRound(key, 29_391_234)
  expect(signRound(key, 29_391_234)).toBe(signed)
  expect(isOfBeacon({ ...local, round: 29_391_234 }, signed)).toBe(true)
  expect(isOfBeacon({ ...local, round: 29_391_235 }, signed)).toBe(false)
})
