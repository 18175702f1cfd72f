import { isOfBeacon, quicknet, roundFrom, timeOf, type Beacon } from '#rules/draws/beacon.ts'
import type { Config } from '../../platform/config.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { localBeacon, signLocally } from './keys.ts'

type Source = Pick<Config, 'beaconUrl' | 'drawSecrets' | 'dataDir'>

/** So long after closing the round is due: the list is fixed by then, whatever is slow. */
const minutesOfListing = 30
const fetchMs = 10_000

/** The beacon and its round that a draw is by which closes then. */
export function beaconFor(config: Source, closesAt: Date): Beacon {
  const beacon = config.beaconUrl === undefined ? localBeacon(config) : quicknet
  const from = new Date(closesAt.getTime() + minutesOfListing * 60_000)
  return { ...beacon, round: roundFrom(beacon, from) }
}

/**
 * The beacon's signature of its round, which holds; null before the round is due. Throws where it can't be had, or
 * is a forged one.
 */
export async function askBeacon(
  { config, now, signal }: Pick<JobContext, 'now' | 'signal'> & { config: Source },
  beacon: Beacon,
): Promise<string | null> {
  if (now() < timeOf(beacon)) return null
  const signature =
    beacon.kind === 'LOCAL' ? signLocally(config, beacon) : await fetchRound(config, beacon, signal)
  if (!isOfBeacon(beacon, signature))
    throw new Error(`round ${beacon.round} came with a signature that is not the beacon’s`)
  return signature
}

async function fetchRound(
  { beaconUrl }: Source,
  { round }: Beacon,
  signal: AbortSignal,
): Promise<string> {
  if (beaconUrl === undefined) throw new Error('a draw is by drand’s beacon: set BEACON_URL')
  const answer = await fetch(`${beaconUrl.replace(/\/$/, '')}/public/${round}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(fetchMs)]),
  })
  if (!answer.ok) throw new Error(`the beacon answered ${answer.status} for round ${round}`)
  const told: unknown = await answer.json()
  const signature = told instanceof Object && 'signature' in told ? told.signature : undefined
  if (typeof signature !== 'string') throw new Error(`the beacon’s round ${round} is not signed`)
  return signature
}
