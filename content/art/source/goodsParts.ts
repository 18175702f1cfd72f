import { ground } from './avatarParts.ts'
import { crescent, spark } from './motifs.ts'
import type { Sheet } from './sheet.ts'
import { box, ellipse, fill, fills, group, oval } from './sheet.ts'

export const INK = { color: '#3a2a44', width: 8 }
export const thin = { color: '#3a2a44', width: 5 }

/** A wall and a table in one colour, the shadow of what stands there, and the thing itself. */
export function stage(
  s: Sheet,
  [wall, table, shade]: readonly [string, string, string],
  thing: string,
  { shadow = 130, y = 338 }: { shadow?: number; y?: number } = {},
): string {
  return (
    ground(s, wall, table) +
    ellipse(200, 150, 190, 150, '#ffffff', 'opacity=".28"') +
    ellipse(200, y, shadow, 20, shade, 'opacity=".42"') +
    thing +
    fills('#ffffff', spark(52, 74, 15), spark(352, 110, 11), spark(338, 54, 7))
  )
}

export const stages = {
  amber: ['#fff4d2', '#ffd681', '#b9782a'],
  indigo: ['#e0e7ff', '#a9b9f3', '#3d4f9e'],
  jade: ['#e2f6ec', '#9bd8bf', '#2f7d66'],
  dusk: ['#f3e2f5', '#d3a9d9', '#7a4f8e'],
  night: ['#4a4a96', '#2a2a66', '#15153d'],
  rose: ['#ffe9e4', '#ffb9ac', '#a9524f'],
  sky: ['#e6f6fb', '#a5d8e6', '#3f7f95'],
  sand: ['#fdf3e2', '#ebcfa4', '#94693c'],
} as const satisfies Record<string, readonly [string, string, string]>

/** A coin that faces us: a crescent on gold. */
export function coin(s: Sheet, x: number, y: number, r: number, turn = 0): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    s.shape(oval(0, 0, r), '#ffc53d', { ink: thin, cel: ['#e8952a', -5, -6] }) +
      `<circle r="${Math.round(r * 0.76)}" fill="none" stroke="#fff0b5" stroke-width="4"/>` +
      fill(crescent(2, 0, r * 0.46), '#b96a16'),
  )
}

/** Coins that lie on one another. */
export function stack(x: number, y: number, count: number, r = 52): string {
  return Array.from({ length: count }, (_, i) => {
    const at = y - i * 17
    return `<path d="M${x - r} ${at}v-11a${r} ${Math.round(r * 0.34)} 0 0 1 ${2 * r} 0v11a${r} ${Math.round(r * 0.34)} 0 0 1-${2 * r} 0z" fill="#e8952a" stroke="#3a2a44" stroke-width="5"/><ellipse cx="${x}" cy="${at - 11}" rx="${r - 2}" ry="${Math.round(r * 0.32)}" fill="#ffd35c"/>`
  }).join('')
}

/** A ticket with a star, torn at its side. */
export function ticket(s: Sheet, turn: number, color: string, shade: string): string {
  return group(
    `rotate(${turn} 200 330)`,
    s.shape(
      'M92 130h216a14 14 0 0 1 14 14v34a18 18 0 0 0 0 36v34a14 14 0 0 1-14 14h-216a14 14 0 0 1-14-14v-34a18 18 0 0 0 0-36v-34a14 14 0 0 1 14-14z',
      color,
      { ink: INK, cel: [shade, -8, -10] },
    ) +
      '<path d="M128 142v108" stroke="#fff" stroke-width="5" stroke-dasharray="3 13" stroke-linecap="round"/>' +
      fills('#fff6df', box(162, 158, 120, 12, 6), box(162, 222, 86, 12, 6)) +
      fill(spark(222, 196, 24), '#fff6df'),
  )
}

/** A sheet or card that lies a little askew. */
export const tilted = (turn: number, body: string) => group(`rotate(${turn} 200 200)`, body)

/** An emblem, so large, around this point. */
export const onDisc = (emblem: string, x: number, y: number, size: number) =>
  group(`translate(${x - size / 2} ${y - size / 2}) scale(${size / 128})`, emblem)
