import { dice, star } from './motifs.ts'
import type { Sheet } from './sheet.ts'
import { box, ellipse, fill, fills, glow, group, oval } from './sheet.ts'

// The second tenant's pictures: an aquarium at night, with a jellyfish and a hermit crab for hosts.

const INK = { color: '#10203a', width: 5 }

/** Minamo, the jellyfish, in a box of 200 by 280. */
function jelly(s: Sheet): string {
  const bell =
    'M16 116C12 52 52 10 100 10S188 52 184 116C172 130 158 112 142 124S116 112 100 124 72 112 58 124 28 130 16 116z'
  const ribbons =
    'M62 118c-14 34 14 52-2 88s10 38-4 60M100 120c12 40-14 58 2 96s-8 34 2 56M138 118c14 34-14 52 2 88s-10 38 4 60'
  const arms = 'M82 120c-6 30 10 40 2 74M118 120c6 30-10 40-2 74'
  return (
    `<g fill="none" stroke-linecap="round"><path d="${ribbons}" stroke="${INK.color}" stroke-width="15"/><path d="${ribbons}" stroke="#f7a8d4" stroke-width="7"/><path d="${arms}" stroke="${INK.color}" stroke-width="24"/><path d="${arms}" stroke="#ffd9ec" stroke-width="15"/></g>` +
    s.shape(bell, s.linear(0, 10, 0, 124, '#fff0f8 0', '#ffb3db .55', '#f07fc0 1'), {
      ink: INK,
      cel: ['#d965ab', -8, -8],
      inside:
        fills('#fff', 'M44 62C50 40 66 28 82 24 66 38 56 50 52 68z') +
        `<g fill="none" stroke="#ffe4f2" stroke-width="4" stroke-linecap="round" opacity=".8"><path d="M70 112c-10-30-2-58 14-76M130 112c10-30 2-58-14-76"/></g>`,
    }) +
    fills(INK.color, oval(76, 84, 8, 11), oval(124, 84, 8, 11)) +
    fills('#fff', oval(79, 80, 3), oval(127, 80, 3)) +
    fills('#ff7fb0', oval(60, 100, 9, 5), oval(140, 100, 9, 5)) +
    `<path d="M90 98q10 10 20 0" fill="none" stroke="${INK.color}" stroke-width="4.5" stroke-linecap="round"/>` +
    s.shape(star(146, 34, 20, 12), '#ffe27a', { ink: INK })
  )
}

/** Koto, the hermit crab, in a box of 260 by 220. */
function hermit(s: Sheet): string {
  const legs = 'M84 180l-26 26M110 186l-12 28M150 186l10 28'
  return (
    `<g fill="none" stroke-linecap="round"><path d="${legs}" stroke="${INK.color}" stroke-width="20"/><path d="${legs}" stroke="#ff9d4f" stroke-width="11"/></g>` +
    s.shape(
      'M92 176C84 96 120 30 176 22 238 16 262 84 246 138 236 176 204 190 160 188z',
      s.linear(120, 20, 230, 190, '#e9fbff 0', '#8fdcea .6', '#3aa7c4 1'),
      {
        ink: INK,
        cel: ['#2b85a6', -10, -10],
        inside: `<g fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".75"><path d="M188 58c-34 2-52 36-40 66 12 26 50 26 60 0 6-18-8-34-24-32-12 2-16 14-10 22"/></g>`,
      },
    ) +
    s.shape(
      'M40 178C30 132 60 108 96 112 128 116 132 160 116 184 96 202 56 202 40 178z',
      '#ffa861',
      {
        ink: INK,
        cel: ['#e67a3a', -6, -6],
      },
    ) +
    `<g fill="none" stroke-linecap="round"><path d="M62 116l-8-36M92 112l4-38" stroke="${INK.color}" stroke-width="15"/><path d="M62 116l-8-36M92 112l4-38" stroke="#ffa861" stroke-width="7"/></g>` +
    s.shape(oval(53, 70, 15), '#fff', { ink: INK }) +
    s.shape(oval(97, 64, 15), '#fff', { ink: INK }) +
    fills(INK.color, oval(50, 72, 6, 8), oval(94, 66, 6, 8)) +
    fills('#ff7a6b', oval(52, 152, 8, 5), oval(104, 150, 8, 5)) +
    `<path d="M68 152q10 9 20 0" fill="none" stroke="${INK.color}" stroke-width="4.5" stroke-linecap="round"/>` +
    s.shape(
      'M40 172C12 178-2 158 6 138 14 146 22 146 28 140 26 130 20 124 10 122 30 110 54 126 54 148z',
      '#ffb878',
      {
        ink: INK,
        cel: ['#e67a3a', -4, -5],
      },
    )
  )
}

/** The water behind a tall window: light from above, bubbles, weed and sand. */
function water(
  s: Sheet,
  w: number,
  h: number,
  seed: number,
  colors: [string, string, string],
): string {
  const roll = dice(seed)
  const [top, middle, deep] = colors
  const rays = Array.from({ length: 5 }, (_, i) => {
    const x = (w * (i + 0.4)) / 5 + roll() * 60
    return `M${x.toFixed(0)} -20l${(w * 0.07).toFixed(0)} 0l${(-w * 0.12).toFixed(0)} ${h}l${(-w * 0.1).toFixed(0)} 0z`
  })
  const bubbles = Array.from({ length: 26 }, () =>
    oval(Math.round(roll() * w), Math.round(roll() * h), Math.round(3 + roll() * w * 0.008)),
  )
  const weed = Array.from({ length: 9 }, () => {
    const x = Math.round(roll() * w)
    const tall = Math.round(h * (0.14 + roll() * 0.2))
    return `M${x} ${h}c-30 ${-tall / 3} 30 ${(-tall * 2) / 3} -4 ${-tall}c44 ${tall / 4} 4 ${(tall * 2) / 3} 30 ${tall}z`
  })
  return (
    fill(box(0, 0, w, h), s.linear(0, 0, 0, h, `${top} 0`, `${middle} .5`, `${deep} 1`)) +
    `<path d="${rays.join('')}" fill="#d8fbff" opacity=".1"/>` +
    glow(s, w * 0.5, h * 0.1, w * 0.5, h * 0.5, 0, '#bff4ff 0 .4', '#bff4ff 1 0') +
    `<path d="${weed.slice(0, 5).join('')}" fill="#0d5a6b" opacity=".7"/>` +
    fill(
      `M0 ${h * 0.9}q${w * 0.25} ${-h * 0.06} ${w * 0.5} 0t${w * 0.5} ${-h * 0.01}V${h}H0z`,
      '#e8cfa6',
    ) +
    fill(`M0 ${h * 0.95}q${w * 0.3} ${-h * 0.05} ${w * 0.6} 0t${w * 0.4} 0V${h}H0z`, '#caa878') +
    `<path d="${weed.slice(5).join('')}" fill="#12806f"/>` +
    `<path d="${bubbles.join('')}" fill="#eaffff" opacity=".35"/>`
  )
}

const fish = 'M0 0C18-22 52-22 70 0 52 22 18 22 0 0zM64 0l30-18v36z'
function shoal(seed: number, count: number, w: number, h: number, color: string): string {
  const roll = dice(seed)
  return Array.from({ length: count }, () =>
    group(
      `translate(${Math.round(roll() * w)} ${Math.round(roll() * h)}) scale(${(0.4 + roll() * 0.5).toFixed(2)})`,
      fill(fish, color, 0.75),
    ),
  ).join('')
}

const NIGHT: [string, string, string] = ['#2f9fc0', '#17557f', '#0c1f4a']

function scene(s: Sheet, w: number, h: number, jellyAt: string, hermitAt: string): string {
  return (
    water(s, w, h, 11, NIGHT) +
    shoal(5, 12, w, h * 0.6, '#7fd8e6') +
    group(jellyAt, jelly(s)) +
    group(hermitAt, hermit(s))
  )
}

/** The mark: a wave that curls round a star, on a shell. */
function mark(s: Sheet): string {
  return (
    s.shape(
      'M72 128C30 112 8 78 18 40 34 24 54 18 72 18s38 6 54 22c10 38-12 72-54 88z',
      s.linear(0, 18, 0, 128, '#e9fbff 0', '#5cc4dc 1'),
      {
        ink: INK,
        cel: ['#2b85a6', -4, -6],
        inside: `<path d="M72 128L34 28M72 128V18M72 128l38-100" stroke="#fff" stroke-width="5" opacity=".7"/>`,
      },
    ) + s.shape(star(72, 66, 26), '#ffe27a', { ink: INK, cel: ['#f2a93c', -2, -4] })
  )
}

export const tidepool: Record<string, (s: Sheet) => string> = {
  hero: (s) =>
    scene(s, 1600, 900, 'translate(900 120) scale(1.9)', 'translate(1150 480) scale(1.5)'),
  share: (s) =>
    scene(s, 1200, 630, 'translate(560 60) scale(1.6)', 'translate(860 310) scale(1.3)'),
  mark,
  icon: (s) =>
    fill(box(0, 0, 128, 128, 30), s.linear(0, 0, 0, 128, '#1b6f95 0', '#0c1f4a 1')) +
    group('translate(2 4) scale(.86)', mark(s)),
  minamoPortrait: (s) =>
    water(s, 900, 1200, 23, ['#f2a6cf', '#7a4f9f', '#1c1f57']) +
    group('translate(150 180) scale(3)', jelly(s)),
  minamoBust: (s) =>
    fill(box(0, 0, 800, 800), s.linear(0, 0, 0, 800, '#7a4f9f 0', '#f2a6cf 1')) +
    group('translate(100 90) scale(3)', jelly(s)),
  minamoEmblem: (s) => group('translate(20 4) scale(.44)', jelly(s)),
  kotoPortrait: (s) =>
    water(s, 900, 1200, 37, ['#8fe3d8', '#2b8fa0', '#123a5c']) +
    group('translate(110 520) scale(2.7)', hermit(s)),
  kotoBust: (s) =>
    fill(box(0, 0, 800, 800), s.linear(0, 0, 0, 800, '#2b8fa0 0', '#ffe0b8 1')) +
    group('translate(70 120) scale(2.6)', hermit(s)),
  kotoEmblem: (s) => group('translate(4 12) scale(.47)', hermit(s)),
  bubbleChannel: (s) =>
    s.clip(
      box(0, 0, 96, 96, 24),
      fill(box(0, 0, 96, 96), s.linear(0, 0, 0, 96, '#7fd8e6 0', '#1b6f95 1')) +
        [oval(36, 56, 22), oval(68, 34, 14), oval(70, 72, 8)]
          .map((d) => s.shape(d, '#eaffff', { ink: { ...INK, width: 4 } }))
          .join('') +
        ellipse(29, 48, 6, 4, '#fff') +
        ellipse(64, 29, 4, 3, '#fff'),
    ),
  ticketChannel: (s) =>
    s.clip(
      box(0, 0, 96, 96, 24),
      fill(box(0, 0, 96, 96), s.linear(0, 0, 0, 96, '#ffd0e6 0', '#b35a9c 1')) +
        group(
          'rotate(-12 48 48)',
          s.shape('M14 32h68v10a8 8 0 0 0 0 16v10h-68v-10a8 8 0 0 0 0-16z', '#fff6e0', {
            ink: { ...INK, width: 4 },
          }) + s.shape(star(48, 50, 13), '#ffb02e', { ink: { ...INK, width: 3 } }),
        ),
    ),
}
