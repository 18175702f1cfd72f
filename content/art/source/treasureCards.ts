import { hiyoriEmblem, lukaEmblem, tsumugiEmblem } from './emblems.ts'
import { figure, type Talent } from './figure.ts'
import { INK, onDisc, thin } from './goodsParts.ts'
import { goodsThings } from './goodsThings.ts'
import { spark, star } from './motifs.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

const colors: Record<Talent, { pale: string; middle: string; deep: string; night: string }> = {
  hiyori: { pale: '#fff1bf', middle: '#ffd667', deep: '#ffc53d', night: '#5c3a1e' },
  luka: { pale: '#d2deff', middle: '#8da4ef', deep: '#3e63dd', night: '#1b1f4d' },
  tsumugi: { pale: '#e6f7ed', middle: '#8bceb6', deep: '#29a383', night: '#123b36' },
}
const emblems = { hiyori: hiyoriEmblem, luka: lukaEmblem, tsumugi: tsumugiEmblem }
const frames = {
  gold: ['#ffd66b', '#e09a2f', '#fff3c4'],
  silver: ['#dfe6f5', '#a3aecb', '#ffffff'],
  paper: ['#fff6df', '#e0c9a4', '#ffffff'],
} as const

/** Out to the picture's edges: what shows a card cuts its corners. */
const filling = (body: string) => group('translate(-26 -25.5) scale(1.087 1.0638)', body)

/** A card: a frame of its rank's metal, what it shows, and an emblem on its ribbon. */
function card(
  s: Sheet,
  frame: keyof typeof frames,
  ribbon: string,
  emblem: string,
  inside: string,
): string {
  const [metal, shade, light] = frames[frame]
  return filling(
    s.shape(box(24, 24, 552, 752, 44), metal, { ink: INK, cel: [shade, -12, -14] }) +
      `<rect x="40" y="40" width="520" height="720" rx="32" fill="none" stroke="${light}" stroke-width="6"/>` +
      fill(box(56, 56, 488, 688, 26), '#3a2a44') +
      s.clip(box(62, 62, 476, 676, 22), inside) +
      s.shape('M56 664H544V722q0 22-22 22H78q-22 0-22-22z', ribbon, {
        ink: thin,
        cel: ['#3a2a44', 0, -4],
      }) +
      s.shape(oval(300, 668, 58), light, { ink: thin, cel: [shade, -5, -6] }) +
      onDisc(emblem, 300, 668, 84),
  )
}

/** The talent at their show, in their own light. */
export function starCard(s: Sheet, who: Talent): string {
  const { pale, middle, deep, night } = colors[who]
  const rays = Array.from({ length: 12 }, (_, at) => {
    const [from, to] = [at * 30, at * 30 + 13].map((turn) => (turn * Math.PI) / 180)
    const edge = (turn: number) =>
      `${Math.round(300 + Math.cos(turn) * 700)} ${Math.round(330 + Math.sin(turn) * 700)}`
    return `M300 330L${edge(from!)} ${edge(to!)}z`
  }).join('')
  const flip = who === 'luka' ? -1 : 1
  return card(
    s,
    'gold',
    deep,
    emblems[who](s),
    fill(
      box(56, 56, 488, 688),
      s.radial(300, 320, 470, `${middle} 0`, `${deep} .5`, `${night} 1`),
    ) +
      `<path d="${rays}" fill="${pale}" opacity=".22"/>` +
      fills(
        '#ffffff',
        spark(124, 150, 22),
        spark(472, 120, 30),
        spark(500, 420, 18),
        spark(108, 460, 24),
      ) +
      [
        [150, 250, 16],
        [454, 268, 20],
        [96, 330, 12],
      ]
        .map(([x, y, r]) => fill(star(x!, y!, r!, x!), pale))
        .join('') +
      group(
        `translate(${300 - 4 * flip} 330) scale(${0.92 * flip} .92)`,
        figure(s, who, who === 'luka' ? 'calm' : 'open', who === 'tsumugi' ? 'smile' : 'open', -2),
      ),
  )
}

/** The talent on an ordinary day. */
export function dayCard(s: Sheet, who: Talent): string {
  const { pale, middle, deep } = colors[who]
  const flip = who === 'luka' ? 1 : -1
  const stripes = [0, 1, 2, 3, 4, 5].map((at) => box(56 + at * 88, 56, 40, 700)).join('')
  return card(
    s,
    'silver',
    middle,
    emblems[who](s),
    fill(box(56, 56, 488, 688), s.linear(0, 56, 0, 744, '#ffffff 0', `${pale} .5`, `${middle} 1`)) +
      `<path d="${stripes}" fill="#ffffff" opacity=".35"/>` +
      fill(oval(300, 380, 210), deep, 0.28) +
      group(
        `translate(${300 - 4 * flip} 350) scale(${0.74 * flip} .74)`,
        figure(s, who, 'open', who === 'luka' ? 'small' : 'smile', 3),
      ) +
      fills('#ffffff', spark(130, 140, 18), spark(470, 150, 14)),
  )
}

/** A thing of the station's, as it stands in the studio. */
export function thingCard(s: Sheet, who: Talent, thing: string): string {
  const draw = goodsThings[thing]
  if (!draw) throw new Error(`nothing draws ${thing}`)
  return card(
    s,
    'paper',
    colors[who].middle,
    emblems[who](s),
    fill(box(56, 56, 488, 688), '#fff6df') +
      group('translate(56 90) scale(1.22)', draw(s)) +
      fill(box(56, 56, 488, 60), colors[who].pale, 0.7),
  )
}

/** What is seen of a card before it is turned: dusk, and the station's three colours. */
export function cardBack(s: Sheet): string {
  return filling(
    s.shape(box(24, 24, 552, 752, 44), '#5a4a8f', { ink: INK, cel: ['#3c3168', -12, -14] }) +
      fill(
        box(56, 56, 488, 688, 26),
        s.linear(0, 56, 0, 744, '#2b2d72 0', '#7c559f .6', '#f08f86 1'),
      ) +
      '<rect x="76" y="76" width="448" height="648" rx="18" fill="none" stroke="#ffe9b8" stroke-width="5" opacity=".8"/>' +
      fills(
        '#ffffff',
        spark(140, 150, 18),
        spark(462, 190, 14),
        spark(130, 620, 14),
        spark(470, 640, 18),
      ) +
      s.shape(oval(300, 400, 128), '#fff6df', { ink: INK, cel: ['#e0c9a4', -8, -9] }) +
      onDisc(hiyoriEmblem(s), 300, 346, 92) +
      onDisc(lukaEmblem(s), 252, 434, 92) +
      onDisc(tsumugiEmblem(s), 348, 434, 92),
  )
}
