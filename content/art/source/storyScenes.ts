import { bird } from './bird.ts'
import { lighthouse, station, town } from './buildings.ts'
import { figure } from './figure.ts'
import { cloud, crescent, glints, gull, spark, stars } from './motifs.ts'
import { stroke } from './pen.ts'
import type { Piece } from './pieces.ts'
import { INK } from './sceneParts.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, glow, group, oval } from './sheet.ts'

type Sky = { sky: readonly [string, string, string]; sea: readonly [string, string]; glint: string }

const hours = {
  dusk: { sky: ['#3b3a86', '#b0739f', '#ffc79a'], sea: ['#a4709a', '#3a3876'], glint: '#ffd9a8' },
  night: { sky: ['#0f1544', '#26307c', '#5c5aa6'], sea: ['#40448f', '#141a4c'], glint: '#8f9bea' },
  fog: { sky: ['#5d6a98', '#8f9cbd', '#c9d0dd'], sea: ['#9aa7c2', '#5f6d93'], glint: '#e9eef6' },
  dawn: { sky: ['#7c6ab8', '#f2978c', '#ffe2ac'], sea: ['#f0b29a', '#6d6ab0'], glint: '#fff3cf' },
  day: { sky: ['#8fd0ee', '#c9ebf5', '#fdf6e0'], sea: ['#7fc6d6', '#3f8fb4'], glint: '#ffffff' },
} satisfies Record<string, Sky>
type Hour = keyof typeof hours

/** The harbour at an hour, 1200 by 900; what happens there is drawn upon it. */
function harbour(s: Sheet, hour: Hour, seed: number): string {
  const { sky, sea, glint } = hours[hour]
  const dark = hour === 'night' || hour === 'dusk'
  return (
    fill(
      box(0, 0, 1200, 900),
      s.linear(0, 0, 0, 600, `${sky[0]} 0`, `${sky[1]} .6`, `${sky[2]} 1`),
    ) +
    (dark ? stars(seed, 70, 0, 0, 1200, 380, '#eef2ff') : '') +
    fill(box(0, 560, 1200, 340), s.linear(0, 560, 0, 900, `${sea[0]} 0`, `${sea[1]} 1`)) +
    glints(seed + 3, 46, 0, 576, 1160, 300, glint, 0.55)
  )
}

const headland = (color: string) =>
  fill('660,600! 760,536 900,506 1060,500 1220,520! 1220,640! 640,640!', color)

const beam = (s: Sheet, to: string) =>
  fill(to, s.linear(930, 250, 60, 250, '#fff3b0 0 .85', '#fff3b0 1 0'))

/** A lamp with a handle, its flame alight or out. */
function lamp(s: Sheet, x: number, y: number, k: number, lit: boolean): string {
  return group(
    `translate(${x} ${y}) scale(${k})`,
    (lit ? glow(s, 0, -70, 230, 230, 0, '#fff0bd 0 .75', '#ffd27a .45 .25', '#ffd27a 1 0') : '') +
      fill(stroke('-44,-128 -40,-186 0,-204 40,-186 44,-128', 9, 1, 1), INK.color) +
      s.shape(box(-46, -126, 92, 112, 22), lit ? '#fff1c4' : '#b9c4dc', {
        ink: INK,
        cel: [lit ? '#ffd27a' : '#8f9cbd', -14, 0],
      }) +
      (lit
        ? s.shape('0,-104! 22,-70 18,-40 0,-30 -18,-40 -22,-70', '#ff9d4d', {
            inside: fill('0,-74! 10,-52 8,-38 0,-34 -8,-38 -10,-52', '#fff6d6'),
          })
        : fill(stroke('0,-60 2,-46 0,-34', 6, 1, 1), '#2f2a52')) +
      s.shape(box(-58, -22, 116, 26, 10), '#e5604d', { ink: INK, cel: ['#b8433f', -10, -6] }) +
      s.shape('-40,-122! -22,-152 22,-152 40,-122!', '#e5604d', { ink: INK }),
  )
}

function boat(s: Sheet, x: number, y: number, k: number, lit = true): string {
  return group(
    `translate(${x} ${y}) scale(${k})`,
    s.shape('-150,0! -120,56 -90,66 96,66 130,52 168,-16! 60,2 -60,4!', '#f4efe3', {
      ink: INK,
      cel: ['#cfc4bb', -10, -12],
      inside: fill('-170,34! 190,30! 190,90! -170,90!', '#e5604d'),
    }) +
      s.shape(box(-50, -62, 100, 66, 10), '#4d62a8', { ink: INK, cel: ['#364784', -12, 0] }) +
      fills(lit ? '#ffe08a' : '#c9d6ea', box(-34, -44, 28, 26, 5), box(6, -44, 28, 26, 5)) +
      fill(stroke('58,0 58,-80 60,-150', 8, 1, 0.6), INK.color) +
      fill('62,-148! 118,-130! 62,-112!', '#ffc53d'),
  )
}

/** A letter with a seal. */
const letter = (s: Sheet, x: number, y: number, k: number, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${k})`,
    s.shape(box(-120, -80, 240, 160, 10), '#fffaf0', { ink: INK, cel: ['#e6d9c4', -8, -10] }) +
      fill(stroke('-114,-74 0,20 114,-74', 8, 1, 1), '#cdb99c') +
      s.shape(oval(0, 18, 24), '#f2735f', { ink: { ...INK, width: 4 } }),
  )

/** A radio with its dial and its speaker. */
const radio = (s: Sheet, x: number, y: number, k: number) =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    fill(stroke('110,-130 160,-220 190,-280', 9, 1, 0.6), INK.color) +
      s.shape(box(-190, -140, 380, 220, 34), '#f3e6cf', { ink: INK, cel: ['#d2bd9d', -14, -14] }) +
      s.shape(oval(-84, -30, 78), '#5a4f90', { ink: INK, cel: ['#3d3570', -8, -8] }) +
      fills('#8f7fc8', ...[-1, 0, 1].map((at) => box(-134, -36 + at * 28, 100, 9, 4))) +
      s.shape(box(20, -104, 140, 60, 10), '#fff3c4', { ink: { ...INK, width: 4 } }) +
      fill(box(92, -100, 6, 52), '#e5604d') +
      s.shape(oval(60, 20, 26), '#e5604d', { ink: { ...INK, width: 4 } }) +
      s.shape(oval(128, 20, 26), '#4bb596', { ink: { ...INK, width: 4 } }),
  )

const desk = fill(box(0, 700, 1200, 200), '#8a5a4a') + fill(box(0, 700, 1200, 16), '#b67d62')
const bank = (s: Sheet) =>
  [
    [240, 590, 560, 100],
    [880, 690, 640, 120],
    [520, 470, 520, 80],
  ]
    .map(([x, y, w, h]) =>
      glow(s, x!, y!, w!, h!, 0, '#eef2f7 0 .95', '#eef2f7 .5 .7', '#eef2f7 1 0'),
    )
    .join('')
const room = (s: Sheet, wall: string, foot: string) =>
  fill(box(0, 0, 1200, 900), s.linear(0, 0, 0, 900, `${wall} 0`, `${foot} 1`))
const pane = (s: Sheet, inside: string) =>
  s.shape(box(640, 90, 420, 420, 26), '#1b2160', { ink: { ...INK, width: 18 }, inside }) +
  fills('#2f2a52', box(842, 96, 14, 408), box(646, 290, 408, 14))

const page = (name: string, draw: Piece['draw'], ja: string, en: string): Piece => ({
  name,
  width: 1200,
  height: 900,
  grain: 1,
  light: true,
  draw,
  focus: { x: 0.5, y: 0.55 },
  alt: { ja, en },
})

/** The pages of the story of the lamp that would not light. */
const lampPages: Piece[] = [
  page(
    'story-lamp-1',
    (s) =>
      harbour(s, 'dusk', 11) +
      town(31, -10, 566, 620, '#3d2f6b', '#ffd98a') +
      headland('#3d2f6b') +
      lighthouse(s, 930, 540, 0.82, false) +
      boat(s, 330, 720, 0.8),
    '日の暮れる港。灯台はまだ暗い',
    'The harbour at dusk, its lighthouse still dark',
  ),
  page(
    'story-lamp-2',
    (s) =>
      room(s, '#3b3a6e', '#8b6a8f') +
      pane(
        s,
        stars(5, 40, 650, 100, 400, 380, '#eef2ff') + fill(crescent(930, 210, 46), '#fff0bd'),
      ) +
      desk +
      lamp(s, 900, 706, 1.25, false) +
      group('translate(340 430) scale(.92)', figure(s, 'hiyori', 'calm', 'small', -3)),
    '火のつかないランプと、こまった顔のひより',
    'A lamp that will not light, and Hiyori at a loss',
  ),
  page(
    'story-lamp-3',
    (s) =>
      harbour(s, 'night', 17) +
      town(12, 640, 570, 580, '#1f1d55', '#ffd98a') +
      fill('0,700! 1200,660! 1200,900! 0,900!', '#4a3f78') +
      fill('0,700! 1200,660! 1200,682! 0,724!', '#6a5aa0') +
      group('translate(430 600) scale(1.25)', bird(s, 'worried', 'down', 'out', 0)) +
      lamp(s, 640, 730, 0.9, false),
    '夜の岸壁を、ランプを連れて歩く放送局の鳥',
    'The station’s bird on the quay at night with the lamp beside it',
  ),
  page(
    'story-lamp-4',
    (s) =>
      harbour(s, 'fog', 23) +
      headland('#75829f') +
      lighthouse(s, 930, 540, 0.82, false) +
      boat(s, 300, 700, 0.95) +
      bank(s),
    '霧の中で、港を探す小さな船',
    'A small boat in the fog, looking for the harbour',
  ),
  page(
    'story-lamp-5',
    (s) =>
      harbour(s, 'night', 29) +
      fill(oval(600, 250, 250), s.radial(600, 250, 250, '#fff0bd 0 .35', '#fff0bd 1 0')) +
      fill(oval(600, 250, 104), '#fff0bd') +
      fill(oval(566, 226, 18), '#f3dca0') +
      fill(oval(636, 280, 26), '#f3dca0') +
      glints(5, 30, 480, 580, 240, 120, '#fff0bd', 0.9) +
      fill('0,770! 1200,750! 1200,900! 0,900!', '#4a3f78') +
      fill('0,770! 1200,750! 1200,772! 0,794!', '#6a5aa0') +
      group('translate(600 650) scale(1.3)', bird(s, 'awake', 'up', 'up', 0)),
    '月に向かって翼をひろげる鳥',
    'The bird spreading its wings to the moon',
  ),
  page(
    'story-lamp-6',
    (s) =>
      room(s, '#4a3f78', '#c98a7a') +
      desk +
      lamp(s, 600, 716, 2, true) +
      group('translate(240 620) scale(1.1)', bird(s, 'awake', 'down', 'up', 0)) +
      fills('#fff', spark(860, 240, 26), spark(930, 360, 16), spark(360, 220, 18)),
    'ぽっと火のともったランプと、よろこぶ鳥',
    'The lamp alight at last, and the bird glad of it',
  ),
  page(
    'story-lamp-7',
    (s) =>
      harbour(s, 'night', 37) +
      beam(s, '930,238! 0,60! 0,400!') +
      headland('#1f1d55') +
      lighthouse(s, 930, 540, 0.82) +
      boat(s, 330, 700, 0.95) +
      glints(7, 40, 60, 600, 600, 240, '#fff0bd', 0.85),
    '灯台の光が、海の上の船までとどく',
    'The lighthouse’s beam reaches the boat at sea',
  ),
  page(
    'story-lamp-8',
    (s) =>
      harbour(s, 'dawn', 41) +
      fill(oval(360, 560, 300), s.radial(360, 560, 300, '#fff7d6 0 .9', '#ffe2ac 1 0')) +
      headland('#8b6aa0') +
      lighthouse(s, 930, 540, 0.82, false) +
      gull(300, 240, 0.8, '#ffffff', '#7c6ab8') +
      gull(520, 170, 0.5, '#ffffff', '#7c6ab8') +
      boat(s, 400, 740, 1, false),
    '朝の港に帰ってきた船と、かもめ',
    'The boat home in the morning harbour, gulls above it',
  ),
]

/** The pages of the story of the letter that came by radio. */
const radioPages: Piece[] = [
  page(
    'story-radio-1',
    (s) =>
      harbour(s, 'night', 43) +
      fill('0,660! 1200,620! 1200,900! 0,900!', '#2f2a66') +
      station(s, 560, 720, 0.98, '#8f7fb0', '#64578c') +
      fill(crescent(1020, 160, 60), '#fff0bd'),
    '真夜中の放送局に、ひとつだけ明かりがついている',
    'The station at midnight with its lights on',
  ),
  page(
    'story-radio-2',
    (s) =>
      room(s, '#1b2160', '#5a4f90') +
      pane(s, stars(9, 50, 650, 100, 400, 380, '#eef2ff')) +
      desk +
      radio(s, 860, 690, 0.9) +
      group('translate(360 430) scale(-.92 .92)', figure(s, 'luka', 'calm', 'small', 2)),
    'ラジオの前で耳をすますルカ',
    'Luka listening in front of a radio',
  ),
  page(
    'story-radio-3',
    (s) =>
      room(s, '#26307c', '#7a6ab0') +
      desk +
      radio(s, 600, 680, 1.5) +
      fills('#ffe08a', spark(330, 240, 26), spark(200, 380, 18), spark(930, 170, 22)) +
      ['M330 330q-60 60 0 140', 'M260 290q-100 100 0 220', 'M190 250q-140 150 0 300']
        .map(
          (d) =>
            `<path d="${d}" fill="none" stroke="#ffe08a" stroke-width="10" stroke-linecap="round"/>`,
        )
        .join(''),
    '小さな声を受けとるラジオ',
    'The radio picking up a small voice',
  ),
  page(
    'story-radio-4',
    (s) =>
      harbour(s, 'night', 53) +
      stars(77, 90, 0, 0, 1200, 520, '#fff3cf') +
      letter(s, 640, 330, 1.3, -12) +
      `<path d="M520 420q-160 90-260 250" fill="none" stroke="#fff3cf" stroke-width="7" stroke-dasharray="4 24" stroke-linecap="round"/>` +
      gull(240, 240, 0.6, '#d2deff', '#8da4ef'),
    '星のあいだを飛んでくる一通の手紙',
    'A letter flying between the stars',
  ),
  page(
    'story-radio-5',
    (s) =>
      harbour(s, 'dusk', 59) +
      cloud(s, 300, 260, 1, '#ffd9c0', '#d68fa0') +
      cloud(s, 880, 190, 0.8, '#ffd9c0', '#d68fa0') +
      letter(s, 600, 640, 1, 8) +
      boat(s, 230, 740, 0.7),
    '夕焼けの海にうかぶ手紙',
    'The letter afloat on the evening sea',
  ),
  page(
    'story-radio-6',
    (s) =>
      room(s, '#e9f6ee', '#9bd8bf') +
      desk +
      letter(s, 880, 620, 1, -8) +
      group('translate(360 430) scale(.92)', figure(s, 'tsumugi', 'open', 'open', 2)) +
      fills('#fff', spark(720, 200, 24), spark(1000, 330, 18)),
    '手紙を見つけておどろくつむぎ',
    'Tsumugi surprised to find the letter',
  ),
  page(
    'story-radio-7',
    (s) =>
      harbour(s, 'day', 67) +
      cloud(s, 860, 210, 1, '#ffffff', '#d9edf5') +
      fill('0,680! 1200,640! 1200,900! 0,900!', '#7cc2a0') +
      group('translate(380 620) scale(1.2)', bird(s, 'awake', 'up', 'out', 0)) +
      letter(s, 760, 640, 1.1, 10),
    '返事の手紙をはこぶ鳥',
    'The bird setting out with the reply',
  ),
  page(
    'story-radio-8',
    (s) =>
      harbour(s, 'dawn', 71) +
      fill('0,700! 1200,670! 1200,900! 0,900!', '#8b6aa0') +
      radio(s, 600, 690, 1.15) +
      letter(s, 270, 740, 0.7, -14) +
      gull(900, 220, 0.7, '#ffffff', '#7c6ab8') +
      fills('#fff', spark(340, 240, 22), spark(820, 380, 16)),
    '朝の光の中のラジオと手紙',
    'Radio and letter in the light of morning',
  ),
]

/** The pages of the demo's two illustrated stories; the second's last chapter opens later. */
export const storyScenes: Piece[] = [
  ...lampPages,
  ...radioPages.slice(0, 4),
  ...radioPages.slice(4).map((each): Piece => ({ ...each, isHeld: true })),
]
