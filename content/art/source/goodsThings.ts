import { bird } from './bird.ts'
import { hiyoriEmblem, lukaEmblem, tsumugiEmblem } from './emblems.ts'
import { INK, onDisc, stage, stages, thin } from './goodsParts.ts'
import type { Sheet } from './sheet.ts'
import { box, ellipse, fills, group, oval } from './sheet.ts'
import { mark } from './station.ts'

function light(turn: number, color: string, core: string): string {
  return group(
    `rotate(${turn} 200 400)`,
    `<rect x="160" y="40" width="80" height="210" rx="40" fill="${color}" opacity=".35"/>` +
      `<path d="M176 236V84a24 24 0 0 1 48 0v152z" fill="${color}" stroke="#2a2350" stroke-width="7"/><path d="M188 226V86a10 10 0 0 1 16 0v140z" fill="${core}"/>` +
      `<rect x="168" y="230" width="64" height="20" rx="7" fill="#8da4ef" stroke="#2a2350" stroke-width="6"/><rect x="176" y="250" width="48" height="90" rx="14" fill="#3d3a78" stroke="#2a2350" stroke-width="7"/><rect x="188" y="266" width="24" height="10" rx="5" fill="${color}"/>`,
  )
}

/** What can be held: lights, badges, cloth, paper, a bird to hug. */
export const goodsThings: Record<string, (s: Sheet) => string> = {
  penlights: (s) =>
    stage(
      s,
      stages.night,
      light(-19, '#ffc53d', '#fff6c9') +
        light(19, '#4fd1a5', '#d9fff0') +
        light(0, '#7f9cff', '#e3eaff'),
      {
        shadow: 110,
        y: 350,
      },
    ),
  badges: (s) =>
    stage(
      s,
      stages.rose,
      [
        [hiyoriEmblem(s), 130, 150],
        [tsumugiEmblem(s), 276, 172],
        [lukaEmblem(s), 190, 268],
      ]
        .map(
          ([emblem, x, y]) =>
            ellipse(Number(x) + 6, Number(y) + 16, 76, 74, '#a9524f', 'opacity=".3"') +
            onDisc(String(emblem), Number(x), Number(y), 156) +
            `<path d="M${Number(x) - 52} ${Number(y) - 24}a58 58 0 0 1 34-34" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".75"/>`,
        )
        .join(''),
      { y: 352, shadow: 90 },
    ),
  shirt: (s) =>
    stage(
      s,
      stages.sand,
      s.shape(
        '140,70! 164,96 200,104 236,96 260,70! 320,96! 372,176! 318,212! 300,188! 304,340! 96,340! 100,188! 82,212! 28,176! 80,96!',
        '#2f3a6e',
        {
          ink: INK,
          cel: ['#222a55', -14, -6],
        },
      ) +
        '<path d="M140 72q60 62 120 0" fill="none" stroke="#3a2a44" stroke-width="7"/>' +
        group('translate(130 132) scale(.98)', mark(s)) +
        fills('#ffd66b', box(136, 278, 128, 9, 4), box(160, 298, 80, 9, 4)),
      { shadow: 150, y: 348 },
    ),
  mug: (s) =>
    stage(
      s,
      stages.sky,
      '<path d="M282 176h24a48 48 0 0 1 0 110h-30" fill="none" stroke="#3a2a44" stroke-width="34"/><path d="M282 176h24a48 48 0 0 1 0 110h-30" fill="none" stroke="#fffaf0" stroke-width="18"/>' +
        s.shape('M84 130h212v150q0 60-60 60h-92q-60 0-60-60z', '#fffaf0', {
          ink: INK,
          cel: ['#e2cfc6', -16, -8],
          inside: group('translate(186 238) scale(.62)', bird(s, 'awake', 'down', 'up', -4)),
        }) +
        s.shape(oval(190, 130, 106, 26), '#fff', {
          ink: INK,
          inside: ellipse(190, 136, 92, 20, '#8a5a3c'),
        }) +
        '<path d="M150 90q-14-22 2-40M196 84q-14-22 2-44M242 90q-14-22 2-40" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/>',
      { shadow: 140, y: 346 },
    ),
  plush: (s) =>
    stage(
      s,
      stages.indigo,
      group('translate(196 224) scale(1.08)', bird(s, 'awake', 'out', 'out')) +
        s.shape('100,268! 150,284 200,288 250,284 296,266! 288,300 200,312 108,300!', '#e5484d', {
          ink: thin,
          cel: ['#b52c40', -4, -5],
        }) +
        s.shape('216,294! 252,290 266,346! 228,350!', '#e5484d', {
          ink: thin,
          cel: ['#b52c40', -4, -5],
        }),
      { shadow: 130, y: 350 },
    ),
  scarf: (s) =>
    stage(
      s,
      stages.jade,
      s.shape(
        '60,150 110,84 200,66 290,84 340,150 330,206 270,238 200,246 130,238 70,206',
        '#29a383',
        {
          ink: INK,
          cel: ['#1d8268', -16, -12],
          inside:
            '<path d="M40 120l90 110M80 80l110 160M140 60l120 180M200 56l120 160M262 66l90 110" stroke="#fff3dc" stroke-width="13"/>',
        },
      ) +
        s.shape('130,150 200,122 270,150 250,186 200,196 150,186', '#1d6e59', { ink: INK }) +
        s.shape('216,214! 296,206! 318,322! 236,334!', '#29a383', {
          ink: INK,
          cel: ['#1d8268', -10, -4],
          inside:
            '<path d="M200 236l120-14M206 270l124-16M212 304l124-16" stroke="#fff3dc" stroke-width="13"/>',
        }) +
        '<path d="M240 334l4 24M258 332l4 24M276 330l4 24M294 328l4 24M312 324l4 24" stroke="#3a2a44" stroke-width="12" stroke-linecap="round"/><path d="M240 334l4 24M258 332l4 24M276 330l4 24M294 328l4 24M312 324l4 24" stroke="#fff3dc" stroke-width="5" stroke-linecap="round"/>',
      { shadow: 150, y: 346 },
    ),
  radio: (s) =>
    stage(
      s,
      stages.dusk,
      '<path d="M296 130L352 36" stroke="#3a2a44" stroke-width="13" stroke-linecap="round"/><path d="M296 130L352 36" stroke="#d7dcee" stroke-width="5" stroke-linecap="round"/>' +
        '<path d="M104 132C104 74 296 74 296 132" fill="none" stroke="#3a2a44" stroke-width="26"/><path d="M104 132C104 74 296 74 296 132" fill="none" stroke="#a5614a" stroke-width="12"/>' +
        s.shape(box(52, 128, 296, 204, 34), '#f2b56b', {
          ink: INK,
          cel: ['#cc8440', -14, -14],
          inside: fills('#fff6df', box(40, 214, 330, 18)),
        }) +
        s.shape(oval(138, 248, 62), '#4a3360', {
          ink: thin,
          inside: `<g fill="none" stroke="#7f68a0" stroke-width="6"><circle cx="138" cy="248" r="46"/><circle cx="138" cy="248" r="30"/><circle cx="138" cy="248" r="14"/></g>`,
        }) +
        s.shape(box(218, 158, 106, 50, 10), '#2f2a52', {
          ink: thin,
          inside:
            '<path d="M230 190h82M240 182v-10M256 182v-6M272 182v-10M288 182v-6M304 182v-10" stroke="#7ee0bd" stroke-width="4"/><path d="M274 166v36" stroke="#ff7a6b" stroke-width="5"/>',
        }) +
        s.shape(oval(248, 272, 26), '#e5604d', {
          ink: thin,
          cel: ['#b03a40', -5, -5],
          inside:
            '<path d="M248 272l12-18" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
        }) +
        s.shape(oval(306, 272, 20), '#fff6df', { ink: thin, cel: ['#e0c9a4', -4, -4] }),
      { shadow: 160, y: 340 },
    ),
}
