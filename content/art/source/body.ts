import { skinTone } from './face.ts'
import { stroke } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { fill } from './sheet.ts'

/** How much of a figure a picture shows; what it would cut away is not drawn. */
export type Cut = 'whole' | 'half' | 'top'

/** Neck with the chin's shadow; the same for all three. */
export function neck(s: Sheet, skin: string, shade: string, line: string): string {
  return s.shape('-16,110 -14,196 -24,218 -92,252! -20,372! 136,248! 70,216 56,190 58,90', skin, {
    ink: { color: line, width: 4 },
    inside:
      fill('-60,100 -34,186 -8,216 34,212 62,180 100,180 110,90', shade) +
      fill(stroke('-52,238 -30,246 -8,262', 3, 0, 0.4), line) +
      fill(stroke('96,236 60,242 24,260', 3, 0, 0.4), line),
  })
}

/** Four finger tips of a hand that grips something from behind, in a row of `w`. */
export function fingers(s: Sheet, w: number, h: number): string {
  const ink = { color: skinTone.line, width: 3.4 }
  const one = w / 4
  return [0, 1, 2, 3]
    .map((i) => {
      const x = i * one
      const len = h * (i === 0 ? 0.88 : i === 3 ? 0.8 : 1)
      return s.shape(
        `${x},0! ${x + 0.5},${len * 0.55} ${x + one * 0.22},${len * 0.92} ${x + one / 2},${len} ${x + one * 0.8},${len * 0.9} ${x + one},${len * 0.5} ${x + one},0!`,
        skinTone.skin,
        { ink, cel: [skinTone.skinShade, -4, -4] },
      )
    })
    .join('')
}
