import { bulbs } from './dusk.ts'
import { figure, type Talent } from './figure.ts'
import { INK, stage, stages, thin, tilted } from './goodsParts.ts'
import { spark, star, stars } from './motifs.ts'
import type { Piece } from './pieces.ts'
import type { Sheet } from './sheet.ts'
import { box, ellipse, fill, fills, group, oval } from './sheet.ts'

type Look = { sky: readonly [string, string, string]; paper: string; shade: string; ribbon: string }

const looks = {
  dawn: {
    sky: ['#7c559f', '#f08f86', '#ffd9a8'],
    paper: '#fff6df',
    shade: '#e0c9a4',
    ribbon: '#f2735f',
  },
  night: {
    sky: ['#14153f', '#2a2a66', '#5a70bc'],
    paper: '#d2deff',
    shade: '#8da4ef',
    ribbon: '#ffd66b',
  },
  garden: {
    sky: ['#bfe8f2', '#e2f6ec', '#9bd8bf'],
    paper: '#fffdf6',
    shade: '#cfe9dd',
    ribbon: '#29a383',
  },
} satisfies Record<string, Look>

/** A parcel with a ribbon around it, tied above. */
function parcel(s: Sheet, { paper, shade, ribbon }: Look, w: number, h: number): string {
  return (
    s.shape(box(-w / 2, -h, w, h, 14), paper, { ink: INK, cel: [shade, -12, -12] }) +
    fills(
      ribbon,
      box(-w * 0.09, -h + 4, w * 0.18, h - 8),
      box(-w / 2 + 4, -h * 0.58, w - 8, h * 0.18),
    ) +
    s.shape(`M0 ${-h}c-30-60-96-70-104-34s50 44 104 34z`, ribbon, { ink: thin }) +
    s.shape(`M0 ${-h}c30-60 96-70 104-34s-50 44-104 34z`, ribbon, { ink: thin }) +
    s.shape(oval(0, -h - 2, 17), ribbon, { ink: thin }) +
    fill(star(w * 0.3, -h * 0.2, 20), ribbon)
  )
}

/** Parcels that wait for whoever is drawn, and whose thanks they are. */
export function parcelScene(s: Sheet, name: keyof typeof looks, who: Talent): string {
  const look = looks[name]
  const { sky } = look
  const flip = who === 'luka' ? -1 : 1
  return (
    fill(
      box(0, 0, 1200, 600),
      s.linear(0, 0, 0, 600, `${sky[0]} 0`, `${sky[1]} .6`, `${sky[2]} 1`),
    ) +
    ellipse(520, 330, 430, 290, '#fff6df', 'opacity=".26"') +
    stars(name.length, 26, 20, 20, 1160, 220, '#ffffff') +
    bulbs(s, -20, 60, 600, 40, 36, 8) +
    bulbs(s, 600, 40, 1220, 66, 36, 8) +
    group(`translate(930 330) scale(${0.74 * flip} .74)`, figure(s, who, 'open', 'open', 2)) +
    ellipse(430, 566, 380, 26, '#3a2a44', 'opacity=".32"') +
    group('translate(250 560) rotate(-4)', parcel(s, look, 190, 160)) +
    group('translate(610 566) rotate(5)', parcel(s, look, 150, 120)) +
    group('translate(430 564)', parcel(s, look, 230, 240)) +
    fills('#ffffff', spark(150, 260, 22), spark(640, 230, 26), spark(720, 400, 15))
  )
}

const board = (s: Sheet) =>
  tilted(
    -5,
    s.shape(box(96, 66, 208, 262, 8), '#fffdf6', { ink: INK, cel: ['#e3dccb', -7, -8] }) +
      `<path d="M96 66h208v262h-208z" fill="none" stroke="#d8b25c" stroke-width="9"/>` +
      '<path d="M130 220c20-70 34-92 44-66s-34 70-18 72 34-60 44-58-8 44 4 46 22-40 34-40-6 34 6 36 20-10 26-18" fill="none" stroke="#2a2450" stroke-width="8" stroke-linecap="round"/>' +
      '<path d="M136 262c40-10 88-10 130 0" fill="none" stroke="#f2735f" stroke-width="6" stroke-linecap="round"/>' +
      fill(star(250, 118, 22), '#f2735f'),
  )

const medal = (s: Sheet) =>
  s.shape('M150 196l-30 128 58-26 22-44 22 44 58 26-30-128z', '#f2735f', { ink: INK }) +
  s.shape(oval(200, 172, 108), '#ffc53d', { ink: INK, cel: ['#e8952a', -9, -10] }) +
  '<circle cx="200" cy="172" r="82" fill="none" stroke="#fff0b5" stroke-width="6"/>' +
  s.shape('M176 226l8-88h32l8 88z', '#fffdf6', {
    ink: thin,
    inside: fill(box(170, 166, 60, 20), '#f2735f'),
  }) +
  s.shape(box(178, 116, 44, 26, 8), '#ffe08a', { ink: thin }) +
  fill('M222 122l62-22v40z', '#fff6df', 0.8) +
  fill('M178 122l-62-22v40z', '#fff6df', 0.8)

const scene = {
  grain: 1,
  light: true,
  width: 1200,
  height: 600,
  focus: { x: 0.35, y: 0.6 },
} as const
const thing = { grain: 1, light: true, width: 400, height: 400, focus: { x: 0.5, y: 0.5 } } as const

/** What prize draws look like, and what can be won alone. */
export const drawScenes: Piece[] = [
  {
    ...scene,
    name: 'draw-dawn',
    draw: (s) => parcelScene(s, 'dawn', 'hiyori'),
    alt: {
      ja: 'リボンの付いた贈りものと、夜明けの空の朝凪ひより',
      en: 'Presents with ribbons, and Asanagi Hiyori at dawn',
    },
  },
  {
    ...scene,
    name: 'draw-night',
    draw: (s) => parcelScene(s, 'night', 'luka'),
    alt: {
      ja: 'リボンの付いた贈りものと、星空の下の夜半ルカ',
      en: 'Presents with ribbons, and Yowa Luka under the stars',
    },
  },
  {
    ...scene,
    name: 'draw-garden',
    draw: (s) => parcelScene(s, 'garden', 'tsumugi'),
    alt: {
      ja: 'リボンの付いた贈りものと、温室の温井つむぎ',
      en: 'Presents with ribbons, and Nukui Tsumugi in the greenhouse',
    },
  },
  {
    ...thing,
    name: 'prize-board',
    draw: (s) => stage(s, stages.rose, board(s)),
    alt: { ja: 'サインの入った色紙', en: 'A signed board' },
  },
  {
    ...thing,
    name: 'prize-badge',
    draw: (s) => stage(s, stages.night, medal(s)),
    alt: { ja: '灯台の金色のバッジ', en: 'A golden badge with a lighthouse' },
  },
]
