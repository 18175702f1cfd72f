import { readdirSync, readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { randomOf } from '#rules/games/random.ts'
import { testPatience } from '../patience.ts'
import { points } from './points.ts'
import { survive } from './survive.ts'

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

/** Another each time; a run that failed is repeated by the seed that its test names. */
const seed = process.env['FAULTS_SEED'] ?? randomBytes(16).toString('hex')

test(
  `a gateway that dies at each of them once, and at ten others, loses no yen and does nothing twice (FAULTS_SEED=${seed})`,
  async () => {
    const random = randomOf(seed)
    const randomly = Array.from({ length: 10 }, () => `any:${1 + (random() % 60)}`)
    expect(await survive([...points, ...randomly])).toEqual({
      deaths: [...points, ...randomly],
      faults: [],
      differences: [],
    })
  },
  6 * testPatience,
)
