import { finely, loop, points, stroke } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { ellipse, fill, fills, oval } from './sheet.ts'

export type Mood = 'open' | 'calm' | 'smile' | 'wink'
export type Mouth = 'smile' | 'open' | 'grin' | 'small'
export type FaceColors = {
  skin: string
  skinShade: string
  line: string
  lash: string
  irisDark: string
  iris: string
  irisLight: string
  /** A second hue where light leaves the iris. */
  irisGlow: string
  brow: string
  blush: string
}
type EyeFrame = { cx: number; cy: number; w: number; h: number; out: 1 | -1 }

/** Skin outline of the head turned about 25° to the viewer's left; the origin lies between the eyes. */
export const FACE =
  '-118,-130 -131,-50 -126,6 -131,40 -123,82 -98,119 -64,146 -38,155 -12,150 40,130 84,97 110,56 122,10 126,-40 122,-120 0,-180'

function place(text: string, { cx, cy, w, h, out }: EyeFrame): string {
  return points(text)
    .map((p) => `${r(cx + (p.x * out * w) / 200)},${r(cy + (p.y * h) / 200)}${p.corner ? '!' : ''}`)
    .join(' ')
}
const r = (n: number) => Math.round(n * 10) / 10

const LIDS = {
  open: { white: '-96,26! -78,-30 -30,-76 26,-82 74,-48 98,8! 84,56 40,90 -30,90 -78,66' },
  calm: { white: '-96,30! -76,-8 -28,-44 28,-48 76,-22 98,16! 84,58 40,90 -30,90 -78,66' },
}
const LASH = {
  open: '-106,34! -92,-30 -42,-86 22,-100 84,-70 112,-22 138,-24! 118,-2 136,14! 108,14 98,10! 80,-34 30,-66 -28,-64 -80,-24!',
  calm: '-106,38! -92,-10 -38,-54 26,-64 88,-40 114,0 138,2! 118,16 134,32! 106,24 96,18! 80,-8 30,-32 -28,-30 -82,-4!',
}

function openEye(s: Sheet, f: EyeFrame, c: FaceColors, calm: boolean): string {
  const kind = calm ? 'calm' : 'open'
  const { cx, cy, w, h, out } = f
  const ix = cx - 0.04 * w * out
  const rx = r(w * (w < 70 ? 0.375 : 0.35))
  const ry = r(h * 0.47)
  const iy = r(cy + h * 0.02)
  const irisFill = s.linear(
    0,
    r(iy - ry),
    0,
    r(iy + ry),
    `${c.irisDark} 0.12`,
    `${c.iris} .55`,
    `${c.irisLight} 1`,
  )
  const inner =
    fill(oval(ix, iy, rx, ry), c.irisDark) +
    fill(oval(ix, iy, r(rx - 2.6), r(ry - 2.6)), irisFill) +
    ellipse(ix, r(iy + ry * 0.56), r(rx * 0.7), r(ry * 0.36), c.irisLight, 'opacity=".8"') +
    ellipse(
      r(ix - rx * 0.1),
      r(iy + ry * 0.74),
      r(rx * 0.44),
      r(ry * 0.2),
      c.irisGlow,
      'opacity=".9"',
    ) +
    ellipse(ix, r(iy - ry * 0.02), r(rx * 0.42), r(ry * 0.44), c.irisDark) +
    fill(stroke(place('-26,34 0,46 26,34', f), 5), '#fff', 0.5) +
    // the lid's own shadow over white and iris
    fill(
      loop(
        place('-110,-110 110,-110 110,-4 60,-34 10,-44 -50,-28 -100,20', {
          ...f,
          cy: calm ? cy + h * 0.14 : cy,
        }),
      ),
      c.lash,
      0.34,
    )
  const shine =
    ellipse(
      r(ix - rx * 0.36),
      r(iy - ry * (calm ? 0.2 : 0.42)),
      r(rx * 0.36),
      r(ry * 0.28),
      '#fff',
      `transform="rotate(-24 ${r(ix - rx * 0.36)} ${r(iy - ry * 0.4)})"`,
    ) +
    ellipse(
      r(ix + rx * 0.44),
      r(iy + ry * 0.46),
      r(rx * 0.17),
      r(ry * 0.12),
      '#fff',
      'opacity=".9"',
    ) +
    ellipse(r(ix - rx * 0.46), r(iy + ry * 0.3), r(rx * 0.09), r(ry * 0.07), '#fff', 'opacity=".8"')
  const white = s.keep(loop(place(LIDS[kind].white, f)))
  const clip = s.define((id) => `<clipPath id="${id}"><use href="#${white.id}"/></clipPath>`)
  const crease = calm ? '-56,-82 0,-98 62,-86 92,-62' : '-58,-112 0,-130 60,-120 96,-92'
  return (
    white.fill('#fffaf8') +
    `<g clip-path="url(#${clip})">${inner}</g>` +
    shine +
    s
      .keep(loop(place(LASH[kind], f)) + stroke(place('98,14 92,44 72,70 34,92', f), 3.4, 0.6, 0))
      .fill(c.lash) +
    s.keep(stroke(place(crease, f), 2.8)).fill(c.line)
  )
}

function closedEye(f: EyeFrame, c: FaceColors): string {
  return fills(
    c.lash,
    stroke(place('-96,44 -58,-2 0,-20 58,-4 100,40', f), 8, 0.2, 0.35),
    stroke(place('92,30 112,28 128,18', f), 4, 0.6, 0),
    stroke(place('82,22 104,10 114,-4', f), 3.4, 0.6, 0),
  )
}

const MOUTHS: Record<Mouth, (c: FaceColors, s: Sheet) => string> = {
  smile: (c) =>
    fill(stroke('-60,103 -50,110 -37,112 -23,110 -10,101', 4.2, 0.3, 0.2), c.line) +
    fill(stroke('-46,124 -36,126 -27,124', 2.6), c.line, 0.45),
  small: (c) =>
    fill(stroke('-54,107 -46,111 -37,112 -28,111 -19,105', 4, 0.3, 0.2), c.line) +
    fill(stroke('-44,124 -36,125.5 -29,124', 2.6), c.line, 0.45),
  open: (c, s) =>
    mouthOf(s, c, '-64,98! -50,103 -36,104 -22,102 -8,95! -7,110 -17,127 -33,134 -50,127 -62,112'),
  grin: (c, s) =>
    mouthOf(s, c, '-62,99! -50,104 -36,105 -22,103 -8,96! -10,109 -24,120 -38,121 -54,114'),
}

function mouthOf(s: Sheet, c: FaceColors, outline: string): string {
  return s.shape(outline, '#a8353f', {
    ink: { color: c.line, width: 3.6 },
    inside:
      ellipse(-33, 134, 21, 15, '#f58a88') +
      fill('-70,90 -36,98 0,86 -2,100 -36,110.5 -68,104', '#fff'),
  })
}

/** Everything on the skin: eyes, brows, nose, mouth, blush. */
export const features = (s: Sheet, c: FaceColors, mood: Mood, mouth: Mouth) =>
  finely(() => draw(s, c, mood, mouth))

function draw(s: Sheet, c: FaceColors, mood: Mood, mouth: Mouth): { under: string; brows: string } {
  const near: EyeFrame = { cx: 48, cy: 20, w: 88, h: 94, out: 1 }
  const far: EyeFrame = { cx: -84, cy: 19, w: 66, h: 92, out: -1 }
  const calm = mood === 'calm'
  const blush = s.radial(0, 0, 1, `${c.blush} 0 .62`, `${c.blush} .5 .34`, `${c.blush} 1 0`)
  const cheek = (x: number, y: number, rx: number, ry: number) =>
    `<circle r="1" fill="${blush}" transform="matrix(${rx} 0 0 ${ry} ${x} ${y})"/>`
  const hatch = (x: number, y: number) =>
    stroke(`${x},${y + 5} ${x + 2},${y} ${x + 4},${y - 5}`, 2.2) +
    stroke(`${x + 9},${y + 5} ${x + 11},${y} ${x + 13},${y - 5}`, 2.2)
  const eyes =
    mood === 'smile'
      ? closedEye(near, c) + closedEye(far, c)
      : openEye(s, far, c, calm) +
        (mood === 'wink' ? closedEye(near, c) : openEye(s, near, c, calm))
  const nose = s.keep(stroke('-52,65 -57,75 -49,79', 3, 0, 0.2))
  const under =
    cheek(64, 84, 36, 21) +
    cheek(-100, 82, 25, 20) +
    `<g opacity=".38">${s.keep(hatch(54, 85) + hatch(-106, 83)).fill(c.line)}</g>` +
    s.keep(loop('-54,76! -44,74! -50,84!')).fill(c.skinShade) +
    nose.fill(c.line) +
    ellipse(-52, 68, 2, 4, '#fff', 'opacity=".75"') +
    MOUTHS[mouth](c, s) +
    eyes
  const lift = mood === 'smile' || mood === 'wink' ? -6 : calm ? 3 : 0
  const brows = fills(
    c.brow,
    stroke(`4,${-42 + lift} 28,${-54 + lift} 56,${-57 + lift} 90,${-42 + lift}`, 7, 0.15, 0),
    stroke(
      `-60,${-43 + lift} -78,${-53 + lift} -96,${-54 + lift} -116,${-42 + lift}`,
      6.4,
      0.15,
      0,
    ),
  )
  return { under, brows }
}

/** Skin that Hiyori and Tsumugi share. */
export const skinTone = { skin: '#ffeadd', skinShade: '#f7c3b0', line: '#9a4a45' }
