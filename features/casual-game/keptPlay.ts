import * as v from 'valibot'
import type { Night } from '#rules/games/lighthouse/lighthouse.ts'
import { lighthouseRules, nightAt } from '#rules/games/lighthouse/replay.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'

const schema = v.object({
  playId: v.string(),
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  rules: v.literal(lighthouseRules),
  /** Until when the gateway takes its end. */
  endsAt: v.pipe(v.string(), v.isoTimestamp()),
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  inputs: v.array(v.number()),
})

/** A play that cost stamina and whose score is not kept yet: as far as it went on this device. */
export type KeptPlay = v.InferOutput<typeof schema>

/** Where a community's play stands. It is the fan's: it goes when they sign out. */
export const keptPlayKey = (communityId: string) => privateKey('lighthouse', communityId)

export function keepPlay(communityId: string, play: Omit<KeptPlay, 'rules'> | null): void {
  const text = play && JSON.stringify({ ...play, rules: lighthouseRules })
  privateTexts.write(keptPlayKey(communityId), text)
}

/** What was kept, and how that night stands; null for nothing, for other rules, and for what can't be read. */
export function readKeptPlay(text: string | null): { play: KeptPlay; night: Night } | null {
  if (text === null) return null
  const { success, output: play } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (!success) return null
  const night = nightAt(play.seed, play.inputs, play.step)
  return night && { play, night }
}
