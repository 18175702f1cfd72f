import { expect, test } from 'vitest'
import { randomOf } from '#rules/games/random.ts'
import { testPatience } from '../patience.ts'
import { points } from './points.ts'
import { chooseSeed, deathAnywhere, seedVariable, survive } from './survive.ts'

const seed = chooseSeed()

test(
  `a gateway that dies at each named place once, and at ten others, loses no yen and does nothing twice (${seedVariable}=${seed})`,
  async () => {
    const random = randomOf(seed)
    const deaths = [...points, ...Array.from({ length: 10 }, () => deathAnywhere(random))]
    expect(await survive(deaths)).toEqual({ deaths, faults: [], differences: [] })
  },
  6 * testPatience,
)
