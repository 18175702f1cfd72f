import * as v from 'valibot'
import { readTown } from '#rules/games/harbour/save.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import type { HarbourSaveInput } from './machines/harbourSaveMachine.ts'

const schema = v.object({
  /** Which version of the gateway's it went on from. */
  base: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Nothing was done since that version. */
  isKept: v.boolean(),
  text: v.pipe(
    v.string(),
    v.check((text) => readTown(text).problem === null),
  ),
})

/** A town as it stands on this device. */
type KeptTown = v.InferOutput<typeof schema>
/** A version that the gateway kept. */
export type SavedTown = { version: number; savedAt: string; text: string }

/** Where a community's town stands. It is the fan's: it goes when they sign out. */
const keyOf = (communityId: string) => privateKey('harbour', communityId)

export const keepTown = (communityId: string, town: KeptTown): void =>
  privateTexts.write(keyOf(communityId), JSON.stringify(town))

/** The device's town; null for none, and for what can't be read. */
export function readKeptTown(communityId: string): KeptTown | null {
  // Of a guest who became a fan there may be two, one below the other: the fan's comes first.
  const line = privateTexts.read(keyOf(communityId))?.split('\n')[0]
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line)
  return success ? output : null
}

/**
 * From what a town goes on: the device's, the gateway's latest, or a new one. Where the device's was played on from an
 * older version than the latest, both are there to choose from.
 */
export function openTown(
  here: KeptTown | null,
  latest: SavedTown | null,
  { isFan, found }: { isFan: boolean; found: () => string },
): HarbourSaveInput {
  const there = latest && {
    text: latest.text,
    base: latest.version,
    keptText: latest.text,
    savedAt: latest.savedAt,
    other: null,
    isFan,
  }
  if (!here) return there ?? begun(found(), isFan)
  const own = {
    text: here.text,
    base: here.base,
    isFan,
    other: null,
    keptText: here.isKept ? here.text : null,
    savedAt: latest?.savedAt ?? null,
  }
  if (!there || here.base >= there.base) return own
  if (here.isKept || here.text === there.text) return there
  const { text, base: version, savedAt } = there
  return { ...own, other: { text, version, savedAt, from: 'device' } }
}

/** A new town is not worth a save before anything was done in it. */
const begun = (text: string, isFan: boolean): HarbourSaveInput => ({
  text,
  base: 0,
  keptText: text,
  savedAt: null,
  other: null,
  isFan,
})
