import { figure, type Talent } from './figure.ts'
import { INK, stage, stages } from './goodsParts.ts'
import { star } from './motifs.ts'
import type { Sheet } from './sheet.ts'
import { fill, group } from './sheet.ts'

const plates: Record<Talent, readonly [string, string, string]> = {
  hiyori: ['#fff1bf', '#ffd667', '#ffc53d'],
  luka: ['#d2deff', '#8da4ef', '#3e63dd'],
  tsumugi: ['#e6f7ed', '#8bceb6', '#29a383'],
}

/** A figure on clear acrylic, on its base. */
export function stand(s: Sheet, who: Talent): string {
  const [pale, middle, deep] = plates[who]
  const pose = {
    hiyori: ['open', 'open', -3, 1],
    luka: ['calm', 'small', -3, -1],
    tsumugi: ['open', 'smile', 4, 1],
  } as const
  const [mood, mouth, tilt, flip] = pose[who]
  return stage(
    s,
    { hiyori: stages.amber, luka: stages.indigo, tsumugi: stages.jade }[who],
    s.shape('M88 318V150a112 112 0 0 1 224 0v168z', '#ffffff', {
      ink: INK,
      inside:
        fill(
          'M100 330V150a100 100 0 0 1 200 0v180z',
          s.radial(200, 150, 190, `${pale} 0`, `${middle} 1`),
        ) +
        group(
          `translate(${200 - 2 * flip} 176) scale(${0.5 * flip} .5)`,
          figure(s, who, mood, mouth, tilt, 'half'),
        ) +
        '<path d="M120 300L250 40h34L154 300z" fill="#fff" opacity=".2"/>',
    }) +
      s.shape('M56 332q0-22 144-22t144 22q0 30-144 30t-144-30z', '#f4fbff', {
        ink: INK,
        cel: [middle, -6, -7],
      }) +
      fill(star(200, 338, 13), deep),
    { shadow: 160, y: 356 },
  )
}
