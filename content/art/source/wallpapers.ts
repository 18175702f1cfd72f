import { lighthouse, town } from './buildings.ts'
import { cloud, crescent, glints, stars } from './motifs.ts'
import type { Piece } from './pieces.ts'
import { INK } from './sceneParts.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

/** Square: a phone takes its middle upright, a desktop its middle across. */
const SIDE = 1600
const SEA = 1010

type Hour = {
  sky: readonly string[]
  sea: readonly string[]
  hills: string
  houses: string
  lamp: string
  rock: readonly [string, string]
  /** How many stars are out. */
  stars: number
  isLit: boolean
  glint: string
  light: (s: Sheet) => string
}

const sun = (s: Sheet, x: number, y: number, r: number, color: string) =>
  fill(oval(x, y, r * 3.4), s.radial(x, y, r * 3.4, `${color} 0 .55`, `${color} 1 0`)) +
  fill(oval(x, y, r), color)
const moon = (s: Sheet, x: number, y: number) =>
  fill(oval(x, y, 240), s.radial(x, y, 240, '#fff0bd 0 .32', '#fff0bd 1 0')) +
  fill(crescent(x, y, 74), '#fff0bd')
const clouds = (s: Sheet, top: string, foot: string, seed: number) =>
  [
    [250, 420, 1.1],
    [1290, 330, 1.35],
    [1040, 560, 0.8],
    [520, 260, 0.85],
  ]
    .filter((_, at) => at !== seed)
    .map(([x = 0, y = 0, k = 1]) => cloud(s, x, y, k, top, foot))
    .join('')

const hours: Record<string, Hour> = {
  dawn: {
    sky: ['#3b3f86 0', '#8a68ab .45', '#f08f86 .8', '#ffd9a8 1'],
    sea: ['#f2a58c 0', '#8b6aa6 .4', '#3b3f86 1'],
    hills: '#5d4f8f',
    houses: '#4a3f78',
    lamp: '#ffd98a',
    rock: ['#6b5a8c', '#4c3f70'],
    stars: 24,
    isLit: true,
    glint: '#ffe0b4',
    light: (s) => sun(s, 430, SEA - 10, 92, '#ffe9a8'),
  },
  morning: {
    sky: ['#6db6e8 0', '#aee0f4 .6', '#fff2d8 1'],
    sea: ['#9bdcea 0', '#4fa9cf .5', '#2f7fb0 1'],
    hills: '#8fc3c0',
    houses: '#6f9bb0',
    lamp: '#e8f6fb',
    rock: ['#a8a0ae', '#837a90'],
    stars: 0,
    isLit: false,
    glint: '#ffffff',
    light: (s) => sun(s, 1240, 300, 84, '#fff3c4') + clouds(s, '#ffffff', '#d9ecf6', 1),
  },
  noon: {
    sky: ['#3f93dd 0', '#86c8f2 .7', '#d6f0fa 1'],
    sea: ['#6cc7dd 0', '#2f92c2 .5', '#1f6ba3 1'],
    hills: '#6fb7a4',
    houses: '#5b8fa8',
    lamp: '#dff2fa',
    rock: ['#b3aaa8', '#8a8288'],
    stars: 0,
    isLit: false,
    glint: '#ffffff',
    light: (s) => clouds(s, '#ffffff', '#cfe6f6', 3),
  },
  evening: {
    sky: ['#5b7fc4 0', '#c79fc0 .5', '#ffbe8c .85', '#ffe2b0 1'],
    sea: ['#ffc08c 0', '#c9839c .35', '#5b5c9c 1'],
    hills: '#8a6f9c',
    houses: '#6f5a8c',
    lamp: '#ffe2a0',
    rock: ['#8d7690', '#6a5676'],
    stars: 0,
    isLit: false,
    glint: '#fff0c4',
    light: (s) => sun(s, 1180, 860, 100, '#fff0bd') + clouds(s, '#ffe6cf', '#e6b6b4', 2),
  },
  dusk: {
    sky: ['#262a66 0', '#5a4c98 .4', '#c06c9c .75', '#ff9f80 1'],
    sea: ['#d97f8e 0', '#6a4c94 .35', '#2a2d68 1'],
    hills: '#463f80',
    houses: '#332f6a',
    lamp: '#ffd98a',
    rock: ['#5a4f8c', '#3f386c'],
    stars: 46,
    isLit: true,
    glint: '#ffd9a0',
    light: (s) => fill(oval(800, SEA, 620), s.radial(800, SEA, 620, '#ffc98a 0 .7', '#ffc98a 1 0')),
  },
  night: {
    sky: ['#0b1038 0', '#1c2668 .5', '#3d4596 .85', '#6a5cae 1'],
    sea: ['#5f58a8 0', '#2a2f78 .35', '#0f1444 1'],
    hills: '#23245c',
    houses: '#1a1b4c',
    lamp: '#ffd98a',
    rock: ['#3a3a74', '#282858'],
    stars: 120,
    isLit: true,
    glint: '#fff0bd',
    light: (s) => moon(s, 1190, 300),
  },
}

function draw(s: Sheet, hour: Hour): string {
  const { sky, sea, hills, houses, lamp, rock, glint } = hour
  return (
    fill(box(0, 0, SIDE, SIDE), s.linear(0, 0, 0, SEA, ...sky)) +
    (hour.stars > 0 ? stars(17, hour.stars, 0, 40, SIDE, 700, '#fff6e4') : '') +
    hour.light(s) +
    fill(
      `-20,${SEA - 10}! 140,${SEA - 130} 380,${SEA - 70} 620,${SEA - 150} 900,${SEA - 60} 1180,${SEA - 140} 1420,${SEA - 80} 1620,${SEA - 120}! 1620,${SEA + 20}! -20,${SEA + 20}!`,
      hills,
    ) +
    town(31, -10, SEA + 4, 560, houses, lamp) +
    town(47, 1090, SEA + 4, 540, houses, lamp) +
    (hour.isLit
      ? fill(
          '800,538! -40,360! -40,650!',
          s.linear(800, 538, 0, 505, '#fff3b0 0 .75', '#fff3b0 1 0'),
        )
      : '') +
    fill(box(0, SEA, SIDE, SIDE - SEA), s.linear(0, SEA, 0, SIDE, ...sea)) +
    glints(41, 54, 0, SEA + 14, SIDE, 520, glint, 0.55) +
    glints(42, 34, 560, SEA + 40, 480, 500, glint, 0.8) +
    s.shape('560,1090! 600,1010 660,960 740,936 880,934 960,966 1010,1016 1050,1090!', rock[0], {
      ink: INK,
      cel: [rock[1], -18, -16],
    }) +
    lighthouse(s, 800, 946, 1.18, hour.isLit) +
    group(
      'translate(1130 1190) scale(.9)',
      s.shape('-150,-14! 150,-22! 178,-40! 124,40! -108,40!', '#e5604d', {
        ink: INK,
        cel: ['#a83f4c', -10, -12],
        inside: fill('-160,-24! 190,-46! 170,-16! -150,2!', '#fff3e2'),
      }) +
        s.shape('-40,-20! -34,-190 60,-60 70,-22!', '#fff7ea', {
          ink: INK,
          cel: ['#e3c3b0', -10, 0],
        }),
    ) +
    fills(glint, oval(470, 1330, 90, 6), oval(1180, 1262, 150, 7))
  )
}

const words: Record<string, readonly [ja: string, en: string]> = {
  dawn: ['明け方の港と灯台', 'The harbour and its lighthouse before sunrise'],
  morning: ['朝の港と灯台', 'The harbour and its lighthouse in the morning'],
  noon: ['昼の港と灯台', 'The harbour and its lighthouse at noon'],
  evening: ['夕方の港と灯台', 'The harbour and its lighthouse towards evening'],
  dusk: ['日が沈んだあとの港と灯台', 'The harbour and its lighthouse after sunset'],
  night: ['夜の港と灯台', 'The harbour and its lighthouse at night'],
}

/** The harbour at six hours of a day, for whoever bought it. */
export const wallpapers: readonly Piece[] = Object.entries(hours).map(([name, hour]) => ({
  name: `wallpaper-${name}`,
  width: SIDE,
  height: SIDE,
  grain: 1,
  isHeld: true,
  draw: (s) => draw(s, hour),
  focus: { x: 0.5, y: 0.5 },
  alt: { ja: words[name]![0], en: words[name]![1] },
}))
