import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { randomOf } from '#rules/games/random.ts'
import { testPatience } from '../patience.ts'
import { points } from './points.ts'
import {
  chooseSeed,
  deathAnywhere,
  randomDeath,
  seedVariable,
  somePoints,
  survive,
} from './survive.ts'

const domains = ['checkout', 'payments', 'prize-draw', 'treasure-machine', 'check-in', 'mission']
const folders = domains.map((name) => `gateway/domains/${name}`)
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
)

test('each place where a gateway may die has its name among those that are tried', () => {
  const named = sources.flatMap((source) =>
    [...source.matchAll(/crashPoint\('([^']+)'\)/g)].map(([, name]) => name!),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !points.includes(name))).toEqual([])
  expect(points.filter((name) => !name.startsWith('job.') && !named.includes(name))).toEqual([])
})

test('a seed names the same deaths each time, and another one others', () => {
  const deathsOf = (of: string) => {
    const random = randomOf(of)
    return Array.from({ length: 200 }, () => randomDeath(random))
  }
  const deaths = deathsOf('0'.repeat(32))
  expect(deaths).toEqual(deathsOf('0'.repeat(32)))
  expect(deaths).not.toEqual(deathsOf('1'.repeat(32)))
  // Named places and any others, about as often as each other.
  const isNamed = (death: string) => points.includes(death)
  expect(deaths.filter(isNamed).length).toBeGreaterThan(50)
  expect(deaths.filter((death) => /^any:([1-9]|[1-5]\d|60)$/.test(death)).length).toBe(
    200 - deaths.filter(isNamed).length,
  )
})

test('a run’s own places are each another, and all of them in some run', () => {
  const seeds = Array.from({ length: 40 }, (_, at) => at.toString(16).padStart(32, '0'))
  const runs = seeds.map((of) => somePoints(18, randomOf(of)))
  for (const places of runs) expect(new Set(places).size).toBe(18)
  expect(new Set(runs.flat())).toEqual(new Set(points))
})

const seed = chooseSeed()

test(
  `a gateway that dies at eighteen of them, and at three others, loses no yen and does nothing twice (${seedVariable}=${seed})`,
  async () => {
    const random = randomOf(seed)
    const others = Array.from({ length: 3 }, () => deathAnywhere(random))
    const deaths = [...somePoints(18, random), ...others]
    expect(await survive(deaths)).toEqual({ deaths, faults: [], differences: [] })
  },
  3 * testPatience,
)
