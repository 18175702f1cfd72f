import { stroke } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { fill, group, oval } from './sheet.ts'

/** A five-pointed star path with soft inner corners. */
export function star(cx: number, cy: number, r: number, turn = 0): string {
  const at = (i: number) => {
    const a = ((i * 36 + turn - 90) * Math.PI) / 180
    const k = i % 2 ? r * 0.5 : r
    return `${(cx + Math.cos(a) * k).toFixed(1)} ${(cy + Math.sin(a) * k).toFixed(1)}`
  }
  return `M${Array.from({ length: 10 }, (_, i) => at(i)).join('L')}z`
}

/** A steady pseudo-random row, so that a picture is the same every time it is built. */
export function dice(seed: number): () => number {
  let n = seed
  return () => {
    n = (n * 16807) % 2147483647
    return n / 2147483647
  }
}

/** Small stars scattered over a box; the larger ones twinkle as four-pointed sparks. */
export function stars(
  seed: number,
  count: number,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): string {
  const roll = dice(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const px = Math.round(x + roll() * w)
    const py = Math.round(y + roll() ** 1.4 * h)
    const k = roll()
    const r = k > 0.88 ? 9 : k > 0.6 ? 3.4 : 2
    d += r === 9 ? spark(px, py, 10) : oval(px, py, r)
  }
  return `<path d="${d}" fill="${color}"/>`
}

export const spark = (x: number, y: number, r: number) => {
  const k = +(r * 0.16).toFixed(1)
  return `M${x} ${y - r}q${k} ${r - k} ${r} ${r}q${k - r} ${k}-${r} ${r}q-${k} ${k - r}-${r}-${r}q${r - k}-${k} ${r}-${r}z`
}

/** A crescent moon path opening to the upper right. */
export const crescent = (x: number, y: number, r: number) =>
  `M${x - r * 0.2} ${y - r}a${r} ${r} 0 1 0 ${r * 1.15} ${r * 1.3}a${r * 0.82} ${r * 0.82} 0 1 1-${r * 1.15}-${r * 1.3}z`

/** A heaped cloud: light top, shaded foot. */
export function cloud(
  s: Sheet,
  x: number,
  y: number,
  k: number,
  top: string,
  foot: string,
): string {
  const body =
    '-170,34 -206,22 -176,0 -136,-2 -128,-40 -96,-62 -62,-52 -40,-88 8,-104 50,-86 66,-60 104,-64 132,-38 134,-10 174,-6 206,14 178,34 120,44 0,40 -110,46'
  const puffs =
    '-190,60 -150,14 -110,22 -84,-14 -40,-6 -12,-36 36,-34 58,-8 92,-16 116,12 160,14 220,60'
  return group(
    `translate(${x} ${y}) scale(${k})`,
    s.shape(body, s.linear(0, -100, 0, 48, `${top} .5`, `${foot} 1`), {
      inside: fill(puffs, foot, 0.75),
    }),
  )
}

/** Glints on water between two heights. */
export function glints(
  seed: number,
  count: number,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  opacity = 0.7,
): string {
  const roll = dice(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = roll()
    const gx = Math.round(x + roll() * w)
    const gy = Math.round(y + t * h)
    const len = Math.round(16 + t * 60 * roll() + 10)
    d += `M${gx} ${gy}q${len / 2}-${2 + Math.round(t * 3)} ${len} 0q-${len / 2} ${2 + Math.round(t * 3)}-${len} 0z`
  }
  return `<path d="${d}" fill="${color}" opacity="${opacity}"/>`
}

export function gull(x: number, y: number, k: number, color: string, tip: string): string {
  return group(
    `translate(${x} ${y}) scale(${k})`,
    fill(
      '-4,6! -30,-14 -70,-18 -96,0! -64,-6 -36,2 -14,16 8,20 30,12! 44,-6 74,-20 104,-12! 76,-32 40,-26 10,2!',
      color,
    ) +
      fill('-96,0! -84,-12 -70,-16 -62,-8!', tip) +
      fill('104,-12! 90,-24 78,-26 74,-18!', tip),
  )
}

/** A leafy spray from its foot. */
export function leaf(
  x: number,
  y: number,
  turn: number,
  k: number,
  color: string,
  vein: string,
): string {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${k})`,
    fill('0,0! -26,-34 -24,-78 0,-116! 26,-78 28,-32', color) +
      fill(stroke('0,0 -1,-50 0,-104', 4, 1, 0), vein),
  )
}
