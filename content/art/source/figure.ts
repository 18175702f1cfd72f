import type { Cut } from './body.ts'
import type { Mood, Mouth } from './face.ts'
import { hiyoriHead } from './hiyoriHead.ts'
import { hiyoriBody } from './hiyoriOutfit.ts'
import { lukaHead } from './lukaHead.ts'
import { lukaArm, lukaBody } from './lukaOutfit.ts'
import type { Sheet } from './sheet.ts'
import { group } from './sheet.ts'
import { tsumugiHead } from './tsumugiHead.ts'
import { tsumugiBody } from './tsumugiOutfit.ts'

export type Talent = 'hiyori' | 'luka' | 'tsumugi'

/** A whole figure in head units: origin between the eyes, cut off about 800 below. */
export function figure(
  s: Sheet,
  who: Talent,
  mood: Mood,
  mouth: Mouth,
  tilt: number,
  cut: Cut = 'whole',
): string {
  const turn = (part: string) => group(`rotate(${tilt} 10 170)`, part)
  const body = (part: string) => group('translate(0 -24)', part)
  if (who === 'hiyori') {
    const head = hiyoriHead(s, mood, mouth)
    return turn(head.back) + body(hiyoriBody(s, cut)) + turn(head.front)
  }
  if (who === 'luka') {
    const head = lukaHead(s, mood, mouth, cut === 'whole')
    return (
      turn(head.back) +
      body(lukaBody(s, cut)) +
      turn(head.front) +
      (cut === 'whole' ? turn(lukaArm(s)) : '')
    )
  }
  const head = tsumugiHead(s, mood, mouth)
  return turn(head.back) + body(tsumugiBody(s, cut)) + turn(head.front)
}
