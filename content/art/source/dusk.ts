import type { Cut } from './body.ts'
import type { Mood, Mouth } from './face.ts'
import type { Talent } from './figure.ts'
import { figure } from './figure.ts'
import { glints, stars } from './motifs.ts'

import type { Sheet } from './sheet.ts'
import { box, fill, oval } from './sheet.ts'

const RIM = '#ffdcae'

/** Dusk over the harbour, in a box of w × h with the waterline at `sea`. */
export function dusk(s: Sheet, w: number, h: number, sea: number): string {
  return (
    fill(
      box(0, 0, w, h),
      s.linear(0, 0, 0, sea, '#262a66 0', '#5a4c98 .34', '#c06c9c .64', '#ff9f80 .86', '#ffd08a 1'),
    ) +
    stars(9, Math.round(w / 44), 0, 0, w, sea * 0.6, '#fff3e0') +
    fill(
      oval(w * 0.5, sea, w * 0.36),
      s.radial(w * 0.5, sea, w * 0.36, '#ffe9a8 0 .9', '#ffc98a .5 .4', '#ffc98a 1 0'),
    )
  )
}

export function water(s: Sheet, w: number, h: number, sea: number): string {
  return (
    fill(
      box(0, sea, w, h - sea),
      s.linear(0, sea, 0, h, '#ffb988 0', '#b96a92 .22', '#4a4488 .6', '#2a2d68 1'),
    ) +
    glints(21, Math.round(w / 70), 0, sea + 8, w, h - sea, '#ffd9a0', 0.65) +
    glints(33, Math.round(w / 140), w * 0.34, sea + 4, w * 0.3, (h - sea) * 0.8, '#fff0c4', 0.9)
  )
}

/** A swag of festival bulbs between two points. */
export function bulbs(
  s: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
): string {
  const mx = (x1 + x2) / 2
  const my = (y1 + y2) / 2 + sag * 2
  const hung = ['#ffc53d', '#8da4ef', '#7ee0bd'].map((c) =>
    s.stamp(
      `<path fill="${c}" opacity=".28" d="${oval(0, 16, 20)}"/>` +
        fill(oval(0, 15, 9, 11), c) +
        fill(box(-5, -2, 10, 9, 2), '#2a2450') +
        fill(oval(-3, 12, 2.4), '#fff'),
    ),
  )
  const all = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const x = Math.round((1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2)
    const y = Math.round((1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2)
    return hung[i % 3]?.(`translate(${x} ${y})`)
  })
  return `<path d="M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}" fill="none" stroke="#2a2450" stroke-width="4"/>${all.join('')}`
}

/** The figure as dusk would colour it: every flat colour warmed and dimmed, its rim left bright. */
export function atDusk(
  s: Sheet,
  who: Talent,
  mood: Mood,
  mouth: Mouth,
  tilt: number,
  cut: Cut,
): string {
  // Luka is mirrored, and her light with her
  const flip = who === 'luka' ? -1 : 1
  s.backlight = [RIM, 3.4 * flip, 1.4]
  const drawn = figure(s, who, mood, mouth, tilt, cut)
  s.backlight = undefined
  return drawn.replace(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gi, (all, hex: string) => {
    if (all === RIM) return all
    const full = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex
    const [r = 0, g = 0, b = 0] = [0, 2, 4].map((i) => Number.parseInt(full.slice(i, i + 2), 16))
    const byte = (n: number) => Math.min(255, Math.round(n)).toString(16).padStart(2, '0')
    return `#${byte(r * 0.99)}${byte(g * 0.92)}${byte(b * 0.95 + 6)}`
  })
}
