import { privateTexts as store, provenKey } from '#platform/storage/privateTexts.ts'
import type { Receipt } from '#rules/draws/receipt.ts'

const pairKey = (machineId: string) => provenKey('promise', machineId)
const drawKey = (drawId: string) => provenKey('promised', drawId)

/** A pair of seeds as the gateway fixed it before this browser showed its own half. */
type Pair = { seedId: string; clientSeed: string; serverHash: string; drawer: string }

type Promised = {
  pair: Pair | null
  /** Whether the gateway said that the draw was by this very pair, not by one of another device. */
  isSamePair: boolean
  /** The hash of the odds, or a box's root, that the page showed before the fan confirmed. */
  odds: string | null
}

/** Keeps what was fixed of a machine's pair. To be called before the browser's seed is shown: later it proves nothing. */
export function keepPair(machineId: string, pair: Pair): void {
  store.write(pairKey(machineId), JSON.stringify(pair))
}

type Asked = { machineId: string; seedId: string | null; odds: string | null }

/** Keeps with a draw what had been promised for it: pairs and odds are replaced, and this must outlast them. */
export function keepPromised(drawId: string, { machineId, seedId, odds }: Asked): void {
  const pair = read<Pair>(pairKey(machineId))
  const promised: Promised = { pair, isSamePair: pair?.seedId === seedId, odds }
  store.write(drawKey(drawId), JSON.stringify(promised))
}

/**
 * Whether a draw's receipt is by the seeds, the pseudonym and the odds that this browser was told of beforehand. Null
 * where it was not told: the pair was begun on another device.
 */
export function isAsPromised(drawId: string, receipt: Receipt): boolean | null {
  const promised = read<Promised>(drawKey(drawId))
  if (!promised) return null
  const { pair, isSamePair, odds } = promised
  if (odds !== null && odds !== receipt.odds) return false
  if (!pair) return null
  const isPair =
    pair.clientSeed === receipt.clientSeed &&
    pair.serverHash === receipt.serverHash &&
    pair.drawer === receipt.drawer
  return isPair || (isSamePair ? false : null)
}

function read<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(store.read(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
