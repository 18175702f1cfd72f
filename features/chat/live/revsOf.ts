import type { IEnvironment } from 'relay-runtime'
import { createRevs, type Revs } from '#rules/revs.ts'

const channels = new WeakMap<IEnvironment, Map<string, Revs>>()

/**
 * Up to which change a channel's list is whole. It outlives the screen, as the list does: what has changed meanwhile
 * in its older pages is asked for on the way back. `lastRev` is where the list began.
 */
export function revsOf(environment: IEnvironment, channelId: string, lastRev: number): Revs {
  const known = channels.get(environment) ?? new Map<string, Revs>()
  channels.set(environment, known)
  const revs = known.get(channelId) ?? createRevs(lastRev)
  known.set(channelId, revs)
  return revs
}
