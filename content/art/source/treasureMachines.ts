import { bird } from './bird.ts'
import { bulbs } from './dusk.ts'
import { figure, type Talent } from './figure.ts'
import { INK, thin } from './goodsParts.ts'
import { spark, star } from './motifs.ts'
import type { Sheet } from './sheet.ts'
import { box, ellipse, fill, fills, group, oval } from './sheet.ts'

type Look = { sky: readonly [string, string, string]; body: string; shade: string; knob: string }

const looks = {
  dusk: {
    sky: ['#2b2d72', '#7c559f', '#f08f86'],
    body: '#ff8a6b',
    shade: '#c95b4c',
    knob: '#ffd66b',
  },
  midnight: {
    sky: ['#14153f', '#2a2a66', '#5a70bc'],
    body: '#5a70bc',
    shade: '#36478a',
    knob: '#d2deff',
  },
  garden: {
    sky: ['#bfe8f2', '#e2f6ec', '#9bd8bf'],
    body: '#2f9d7d',
    shade: '#1d6f58',
    knob: '#ffe08a',
  },
} satisfies Record<string, Look>

const capsule = (s: Sheet, x: number, y: number, r: number, color: string, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    s.shape(oval(0, 0, r), '#fffdf6', { ink: thin, cel: ['#d9d3e6', -5, -6] }) +
      fill(`M${-r + 3} 0a${r - 3} ${r - 3} 0 0 0 ${2 * r - 6} 0z`, color) +
      `<path d="M${-r} 0H${r}" stroke="#3a2a44" stroke-width="5"/>` +
      fill(star(0, r * 0.42, r * 0.28), '#ffffff', 0.9),
  )

const colors = ['#ffc53d', '#3e63dd', '#29a383', '#f08f86', '#8e6cc9']

/** A machine full of capsules, and whose it is beside it. */
export function capsuleMachine(s: Sheet, look: keyof typeof looks, who: Talent): string {
  const { sky, body, shade, knob } = looks[look]
  const places = [
    [468, 300],
    [548, 316],
    [628, 300],
    [710, 312],
    [508, 238],
    [590, 248],
    [672, 236],
    [546, 178],
    [634, 176],
  ]
  const flip = who === 'luka' ? -1 : 1
  return (
    fill(
      box(0, 0, 1200, 600),
      s.linear(0, 0, 0, 600, `${sky[0]} 0`, `${sky[1]} .6`, `${sky[2]} 1`),
    ) +
    ellipse(600, 300, 420, 300, '#fff6df', 'opacity=".22"') +
    fills(
      '#ffffff',
      spark(180, 120, 20),
      spark(1010, 90, 26),
      spark(1090, 300, 16),
      spark(90, 330, 14),
    ) +
    bulbs(s, -20, 60, 600, 40, 36, 8) +
    bulbs(s, 600, 40, 1220, 66, 36, 8) +
    group(`translate(${900} 330) scale(${0.72 * flip} .72)`, figure(s, who, 'open', 'open', -2)) +
    ellipse(590, 590, 240, 26, '#3a2a44', 'opacity=".35"') +
    s.shape('M404 340a186 196 0 0 1 372 0v14H404z', '#eaf7ff', {
      ink: INK,
      inside:
        places
          .map(([x, y], at) => capsule(s, x!, y!, 42, colors[at % colors.length]!, at * 47))
          .join('') +
        fill('M440 320a150 160 0 0 1 96-140l14 24a130 140 0 0 0-82 120z', '#fff', 0.7),
    }) +
    s.shape(box(380, 344, 420, 226, 34), body, { ink: INK, cel: [shade, -14, -14] }) +
    s.shape(box(360, 328, 460, 42, 20), knob, { ink: INK, cel: [shade, -6, -8] }) +
    s.shape(oval(500, 462, 58), '#fff6df', { ink: INK, cel: ['#e0c9a4', -6, -7] }) +
    s.shape(box(488, 410, 24, 104, 12), knob, { ink: thin, cel: [shade, -4, -5] }) +
    fill(oval(500, 462, 14), '#3a2a44') +
    s.shape(box(606, 410, 150, 118, 26), '#3a2a44', { ink: INK }) +
    capsule(s, 682, 486, 40, colors[1]!, 20)
  )
}

/** A crate of envelopes that all are to be drawn, the station's bird watching over it. */
export function boxMachine(s: Sheet): string {
  const envelope = (x: number, y: number, turn: number, color: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      s.shape(box(-62, -84, 124, 168, 10), '#fff6df', { ink: thin, cel: ['#e0c9a4', -5, -6] }) +
        fill('M-62-74L0-10 62-74V-84H-62z', color) +
        fill(star(0, 30, 22), color),
    )
  return (
    fill(box(0, 0, 1200, 600), s.linear(0, 0, 0, 600, '#fdf3e2 0', '#ffd9a8 .7', '#f2a97f 1')) +
    ellipse(560, 260, 420, 260, '#ffffff', 'opacity=".4"') +
    bulbs(s, -20, 60, 600, 40, 36, 8) +
    bulbs(s, 600, 40, 1220, 66, 36, 8) +
    [-2, -1, 0, 1, 2, 3]
      .map((at) => envelope(540 + at * 92, 250 + (at % 2) * 26, at * 7, colors[(at + 5) % 5]!))
      .join('') +
    ellipse(560, 574, 340, 24, '#6b3b2e', 'opacity=".4"') +
    s.shape('M236 300H884L844 566H276z', '#c98452', { ink: INK, cel: ['#95582f', -14, -12] }) +
    '<path d="M250 384H872M262 470H860" stroke="#7b4526" stroke-width="7"/>' +
    s.shape(box(430, 356, 260, 138, 18), '#fff6df', { ink: INK, cel: ['#e0c9a4', -6, -7] }) +
    fill(star(560, 425, 46), '#ff8a6b') +
    group('translate(1010 420) scale(1.05)', bird(s, 'awake', 'up', 'out', -3))
  )
}
