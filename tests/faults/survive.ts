import { randomBytes } from 'node:crypto'
import { points } from './points.ts'
import { shop } from './shopping.ts'
import { openWorld, type World } from './world.ts'

export type Survived = {
  /** Where the gateway died, in turn. */
  deaths: readonly string[]
  /** What the audit found, between the deaths and after them. */
  faults: string[]
  /** Where the provider's books differ from ours at the end. */
  differences: string[]
}

type Watching = {
  meanwhile?: (world: World) => Promise<void>
  /** Is told how far it is. */
  tell?: (text: string) => void
}

/** So often fans buy and the gateway lives on, before its next death is held to be out of reach. */
const mostRoundsAlive = 3

/**
 * Lets fans buy, round by round, while the gateway dies at each of these places in turn. After each round, in which
 * everything has come to its end, the audit looks. In the first round `meanwhile` is what else goes wrong.
 */
export async function survive(
  deaths: readonly string[],
  { meanwhile, tell }: Watching = {},
): Promise<Survived> {
  const ahead = [...deaths]
  const faults: string[] = []
  const world = await openWorld(() => ahead.shift())
  try {
    if (meanwhile) await shop(world, () => meanwhile(world))
    for (let alive = 0; world.gateway.deaths.length < deaths.length;) {
      const before = world.gateway.deaths.length
      await shop(world)
      faults.push(...(await world.faults()))
      const died = world.gateway.deaths.slice(before)
      tell?.(`${world.gateway.deaths.length} of ${deaths.length}: ${died.join(', ')}`)
      alive = died.length === 0 ? alive + 1 : 0
      if (alive === mostRoundsAlive)
        throw new Error(`nobody came to ${deaths[before]}\n${world.gateway.output}`)
    }
    await shop(world)
    faults.push(...(await world.faults()))
    return { deaths: world.gateway.deaths, faults, differences: await world.differences() }
  } finally {
    await world.close()
  }
}

/** Whichever place is passed as the so-many-th, by a source of random numbers (`rules/games/random.ts`). */
export const deathAnywhere = (random: () => number): string => `any:${1 + (random() % 60)}`

/** Any of the named places, or anywhere. */
export const randomDeath = (random: () => number): string =>
  points[random() % (points.length * 2)] ?? deathAnywhere(random)

/** So many of the named places, each another, in the order of the list. */
export function somePoints(count: number, random: () => number): string[] {
  const drawn = points.map((point, at) => ({ point, at, lot: random() }))
  const chosen = drawn.toSorted((one, other) => one.lot - other.lot || one.at - other.at)
  return chosen
    .slice(0, count)
    .toSorted((one, other) => one.at - other.at)
    .map(({ point }) => point)
}

/** Names the seed by which a run that failed is repeated. */
export const seedVariable = 'FAULTS_SEED'

/** The seed that the environment names, or another each time: 32 hexadecimal digits. */
export const chooseSeed = (): string => process.env[seedVariable] ?? randomBytes(16).toString('hex')
