import { sayings, stickerArt, stickerWords, type Saying } from '../stickerWords.ts'
import type { Mood, Mouth } from './face.ts'
import { figure, type Talent } from './figure.ts'
import { lettering } from './lettering.ts'
import { crescent, dice, spark, star } from './motifs.ts'
import type { Piece } from './pieces.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

const ROUND = oval(240, 236, 206)
const TALENTS: Record<
  Talent,
  { name: { ja: string; en: string }; light: string; deep: string; ink: string; flip: 1 | -1 }
> = {
  hiyori: {
    name: { ja: '朝凪ひより', en: 'Asanagi Hiyori' },
    light: '#fff1bf',
    deep: '#ffc53d',
    ink: '#a8480c',
    flip: 1,
  },
  luka: {
    name: { ja: '夜半ルカ', en: 'Yowa Luka' },
    light: '#d2deff',
    deep: '#5b7ae6',
    ink: '#24398c',
    flip: -1,
  },
  tsumugi: {
    name: { ja: '温井つむぎ', en: 'Nukui Tsumugi' },
    light: '#e6f7ed',
    deep: '#4bb596',
    ink: '#0f5a47',
    flip: 1,
  },
}

type Drawing = {
  mood: Mood
  mouth: Mouth
  /** How far the head is turned on top of the talent's own bearing. */
  tilt: number
  sky?: readonly [light: string, deep: string]
  behind?: (s: Sheet) => string
  before: (s: Sheet) => string
}

const heart = (x: number, y: number, r: number) =>
  `M${x} ${y + r}C${x - r * 1.7} ${y - r * 0.1} ${x - r * 0.9} ${y - r * 1.3} ${x} ${y - r * 0.4}C${x + r * 0.9} ${y - r * 1.3} ${x + r * 1.7} ${y - r * 0.1} ${x} ${y + r}z`

/** Whatever stands out of the round has the sheet's white around it. */
function cutOut(s: Sheet, body: string): string {
  const show = s.stamp(body)('translate(0 0)')
  return `<g stroke="#fff" stroke-width="16" stroke-linejoin="round">${show}</g>${show}`
}

const wand = (s: Sheet, x: number, y: number, turn: number, color: string) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    s.shape('M-22 20v-86a22 22 0 0 1 44 0v86z', color, {
      inside: fill(box(-12, -74, 9, 80, 4), '#fff', 0.8),
    }) +
      fill(box(-26, 16, 52, 16, 6), '#8da4ef') +
      fill(box(-18, 32, 36, 52, 12), '#3d3a78'),
  )

const drop = (x: number, y: number, k: number) =>
  `M${x} ${y}q${18 * k} ${30 * k} 0 ${44 * k}q${-18 * k} ${-14 * k} 0 ${-44 * k}z`

function confetti(): string {
  const roll = dice(7)
  const colors = ['#ff7a6b', '#ffc53d', '#4bb596', '#5b7ae6', '#fff']
  return colors
    .map((color) => {
      const bits = Array.from({ length: 7 }, () => {
        const [x, y] = [Math.round(50 + roll() * 380), Math.round(40 + roll() * 220)]
        const turn = roll() * 3.14
        const [dx, dy] = [Math.round(Math.cos(turn) * 16), Math.round(Math.sin(turn) * 16)]
        return `M${x} ${y}l${dx} ${dy}l${Math.round(-dy / 2)} ${Math.round(dx / 2)}l${-dx} ${-dy}z`
      })
      return fills(color, ...bits)
    })
    .join('')
}

const SAYINGS: Record<Saying, Drawing> = {
  morning: {
    mood: 'open',
    mouth: 'open',
    tilt: 0,
    sky: ['#fff6d6', '#ffb65c'],
    before: (s) =>
      cutOut(
        s,
        group(
          'translate(404 92)',
          Array.from({ length: 8 }, (_, at) =>
            group(`rotate(${at * 45})`, fill(box(-6, -72, 12, 26, 6), '#ff9a3d')),
          ).join('') + s.shape(oval(0, 0, 40), '#ffd34d', { cel: ['#ffb52e', -6, -7] }),
        ),
      ),
  },
  thanks: {
    mood: 'smile',
    mouth: 'smile',
    tilt: 5,
    sky: ['#fff0f2', '#ff9fb0'],
    before: (s) =>
      cutOut(
        s,
        fill(heart(404, 110, 40), '#f2527d') +
          fill(heart(66, 176, 26), '#ff8fa9') +
          fill(heart(352, 44, 18), '#ff8fa9'),
      ),
  },
  cheer: {
    mood: 'wink',
    mouth: 'open',
    tilt: -3,
    before: (s) =>
      cutOut(s, wand(s, 62, 176, -22, '#ffc53d') + wand(s, 420, 170, 20, '#ff8fa9')) +
      fills('#ffd34d', spark(122, 50, 22), spark(362, 44, 16)),
  },
  congratulations: {
    mood: 'smile',
    mouth: 'open',
    tilt: -2,
    sky: ['#fffaf0', '#c9a7f2'],
    behind: confetti,
    before: (s) =>
      cutOut(
        s,
        s.shape(star(412, 100, 46, 14), '#ffc53d', { cel: ['#f2972e', -6, -7] }) +
          fill(star(64, 128, 30, -10), '#ff7a6b') +
          fill(star(96, 60, 18, 20), '#5b7ae6'),
      ),
  },
  gloom: {
    mood: 'calm',
    mouth: 'small',
    tilt: 6,
    sky: ['#dfe6f2', '#7d8fb8'],
    behind: () =>
      `<g stroke="#44527a" stroke-width="7" stroke-linecap="round" opacity=".5">${[88, 116, 144, 330, 360, 390].map((x, at) => `<path d="M${x} ${70 + (at % 3) * 14}v${86 - (at % 3) * 16}"/>`).join('')}</g>`,
    before: (s) =>
      cutOut(s, fill(drop(404, 70, 2), '#6db6f2') + fill(drop(446, 150, 1.2), '#6db6f2')),
  },
  night: {
    mood: 'smile',
    mouth: 'small',
    tilt: 9,
    sky: ['#8b9ae6', '#2c3577'],
    behind: () =>
      fills('#fff3b0', spark(106, 96, 16), spark(156, 52, 9), spark(70, 190, 8), spark(330, 60, 8)),
    before: (s) =>
      cutOut(
        s,
        fill(crescent(404, 96, 48), '#ffd66b') +
          fills(
            '#5b6fd6',
            'M46 96h44v12l-26 30h26v14h-46v-12l26-30h-24z',
            'M98 44h32v10l-18 20h18v11h-33v-10l18-20h-17z',
          ),
      ),
  },
}

/** A round sticker: a talent's head, what they say, and the white of the sheet around it. */
function sticker(s: Sheet, who: Talent, what: Saying): string {
  const word = stickerWords[what].ja
  const { light, deep, ink, flip } = TALENTS[who]
  const { mood, mouth, tilt, sky = [light, deep], behind, before } = SAYINGS[what]
  return (
    fill(oval(240, 236, 226), '#fff') +
    s.clip(
      ROUND,
      fill(ROUND, s.radial(240, 210, 240, `${sky[0]} 0`, `${sky[1]} 1`)) +
        (behind?.(s) ?? '') +
        group(
          `translate(${240 - flip * 2} 216) scale(${0.76 * flip} .76)`,
          figure(s, who, mood, mouth, tilt, 'top'),
        ),
    ) +
    before(s) +
    lettering(word, 240, 440, word.length > 5 ? 70 : 84, ink)
  )
}

const talents: readonly Talent[] = ['hiyori', 'luka', 'tsumugi']

/** A sheet of stickers for each talent. */
export const stickerPieces: readonly Piece[] = talents.flatMap((who) =>
  sayings.map((saying) => ({
    name: stickerArt(who, saying),
    width: 480,
    height: 480,
    grain: 1 as const,
    light: true as const,
    draw: (s: Sheet) => sticker(s, who, saying),
    focus: { x: 0.5, y: 0.5 },
    alt: {
      ja: `${TALENTS[who].name.ja}「${stickerWords[saying].ja}」`,
      en: `${TALENTS[who].name.en}: ${stickerWords[saying].en}`,
    },
  })),
)
