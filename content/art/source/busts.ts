import type { Mood, Mouth } from './face.ts'
import type { Talent } from './figure.ts'
import { figure } from './figure.ts'

import type { Sheet } from './sheet.ts'
import { box, fill, group } from './sheet.ts'

const BUST: Record<
  Talent,
  { colors: [string, string, string]; mood: Mood; mouth: Mouth; tilt: number; flip: 1 | -1 }
> = {
  hiyori: {
    colors: ['#fff1bf', '#ffd667', '#ffc53d'],
    mood: 'open',
    mouth: 'open',
    tilt: -3,
    flip: 1,
  },
  luka: {
    colors: ['#d2deff', '#8da4ef', '#3e63dd'],
    mood: 'calm',
    mouth: 'small',
    tilt: -3,
    flip: -1,
  },
  tsumugi: {
    colors: ['#e6f7ed', '#8bceb6', '#29a383'],
    mood: 'open',
    mouth: 'smile',
    tilt: 4,
    flip: 1,
  },
}

/** Head and shoulders on the talent's own colour; the face sits where a circle crop keeps it. */
export function bust(s: Sheet, who: Talent): string {
  const { colors, mood, mouth, tilt, flip } = BUST[who]
  const rays = Array.from({ length: 9 }, (_, i) => {
    const a = ((i * 40 + 8) * Math.PI) / 180
    const b = ((i * 40 + 26) * Math.PI) / 180
    const p = (t: number) =>
      `${Math.round(400 + Math.cos(t) * 640)} ${Math.round(420 + Math.sin(t) * 640)}`
    return `M400 420L${p(a)} ${p(b)}z`
  }).join('')
  return (
    fill(
      box(0, 0, 800, 800),
      s.radial(400, 380, 560, `${colors[0]} 0`, `${colors[1]} .62`, `${colors[2]} 1`),
    ) +
    `<path d="${rays}" fill="#fff" opacity=".16"/>` +
    group(
      `translate(${flip > 0 ? 392 : 408} 392) scale(${1.36 * flip} 1.36)`,
      figure(s, who, mood, mouth, tilt),
    )
  )
}
