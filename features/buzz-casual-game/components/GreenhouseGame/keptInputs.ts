import type { Planting } from '#rules/games/greenhouse/replay.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'

const keyOf = (playId: string) => privateKey('greenhouse', playId)

/** Keeps what was done in a play, for when the page is opened anew. */
export function keepInputs(playId: string, inputs: readonly Planting[]): void {
  privateTexts.write(keyOf(playId), JSON.stringify(inputs))
}

/** What was done in a play; nothing where that can't be read. */
export function readInputs(playId: string): Planting[] {
  try {
    const kept: unknown = JSON.parse(privateTexts.read(keyOf(playId)) ?? '[]')
    return Array.isArray(kept) && kept.every(isPlanting) ? kept : []
  } catch {
    return []
  }
}

const isPlanting = (value: unknown): value is Planting =>
  typeof value === 'object' &&
  value !== null &&
  'tick' in value &&
  'cell' in value &&
  Number.isInteger(value.tick) &&
  Number.isInteger(value.cell)

export function forgetInputs(playId: string): void {
  privateTexts.write(keyOf(playId), null)
}
