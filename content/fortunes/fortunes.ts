import type { Fortune } from '../types.ts'
import { hiyori } from './hiyori.ts'
import { luka } from './luka.ts'
import { tsumugi } from './tsumugi.ts'

/** What a fan may be told on a day: each before any comes again, in an order of their own. */
export const fortunes: readonly Fortune[] = Object.entries({ hiyori, luka, tsumugi }).flatMap(
  ([talent, lines]) => lines.map((line) => ({ ...line, talent })),
)
