import { bird } from './bird.ts'
import { lighthouse } from './buildings.ts'
import { INK, thin } from './goodsParts.ts'
import { crescent, glints, spark, star, stars } from './motifs.ts'
import type { Piece } from './pieces.ts'
import type { Sheet } from './sheet.ts'
import { box, ellipse, fill, fills, group, oval } from './sheet.ts'

const sky = ['#141540 0', '#2c2f78 .55', '#6b5fa8 .86', '#a98bc0 1'] as const

/** A falling star, from the upper right. */
const falling = (s: Sheet, x: number, y: number, length: number) =>
  fill(
    `M${x + length} ${y - length * 0.46}L${x + 8} ${y - 8}L${x - 4} ${y + 6}z`,
    s.linear(x + length, y - length * 0.46, x, y, '#fff6df 0 0', '#fff6df 1 .9'),
  ) + fill(star(x, y, 22, 12), '#fff3c4')

/** What a night without a prize brings: the sky over the sea, as large as a card, and nothing missing from it. */
function starsAlone(s: Sheet): string {
  const night =
    fill(box(0, 0, 600, 800), s.linear(0, 0, 0, 560, ...sky)) +
    stars(17, 70, 40, 30, 520, 430, '#fff6df') +
    fills('#ffffff', spark(140, 170, 26), spark(452, 118, 20), spark(500, 330, 16)) +
    falling(s, 216, 296, 250) +
    fill(crescent(452, 236, 46), '#fff3c4') +
    fill(box(0, 560, 600, 240), s.linear(0, 560, 0, 800, '#8f84bd 0', '#4a4d92 .3', '#22265e 1')) +
    glints(5, 30, 60, 566, 480, 150, '#fff3c4', 0.6) +
    fill('M30 596Q120 560 226 590L250 604H30z', '#25275f') +
    group('translate(120 574) scale(.5)', lighthouse(s, 0, 0, 1, true)) +
    fill('M30 800V724Q200 700 330 708T600 690V800z', '#25275f') +
    group('translate(420 640) scale(.62)', bird(s, 'asleep', 'down', 'down', 4))
  return group(
    'translate(-26 -25.5) scale(1.087 1.0638)',
    s.shape(box(24, 24, 552, 752, 44), '#3c3f8c', { ink: INK, cel: ['#25275f', -12, -14] }) +
      s.clip(box(46, 46, 508, 708, 30), night) +
      '<rect x="46" y="46" width="508" height="708" rx="30" fill="none" stroke="#c9cdf2" stroke-width="5" opacity=".8"/>',
  )
}

/** A telescope on a hill: it costs nothing to look up. */
function telescope(s: Sheet): string {
  return (
    fill(box(0, 0, 1200, 600), s.linear(0, 0, 0, 600, ...sky)) +
    stars(23, 110, 0, 0, 1200, 430, '#fff6df') +
    fills('#ffffff', spark(160, 130, 24), spark(980, 90, 28), spark(1100, 290, 18)) +
    falling(s, 300, 250, 210) +
    falling(s, 880, 190, 150) +
    fill(crescent(150, 300, 54), '#fff3c4') +
    fill('M-20 600V520Q220 430 560 452Q930 470 1220 540V600z', '#2f4a6b') +
    fill('M-20 600V548Q300 470 640 490Q960 506 1220 566V600z', '#243a58') +
    ellipse(600, 540, 210, 20, '#101233', 'opacity=".45"') +
    fills('#7a5638', 'M584 396L520 542H540L604 404z', 'M616 396L680 542H660L596 404z') +
    s.shape(box(586, 380, 28, 160, 8), '#95683f', { ink: thin, cel: ['#6b4526', -4, -4] }) +
    group(
      'translate(600 372) rotate(-34)',
      s.shape(box(-190, -46, 250, 92, 20), '#5a70bc', { ink: INK, cel: ['#36478a', -8, -12] }) +
        s.shape(box(40, -60, 110, 120, 22), '#ffd66b', { ink: INK, cel: ['#d98718', -6, -12] }) +
        s.shape(box(-246, -28, 66, 56, 14), '#ffd66b', { ink: INK, cel: ['#d98718', -5, -8] }) +
        s.shape(box(142, -68, 26, 136, 10), '#fff6df', { ink: INK, cel: ['#e0c9a4', -4, -8] }) +
        fill(star(-70, 0, 26, 34), '#fff3c4'),
    ) +
    s.shape(oval(600, 384, 34), '#fff6df', { ink: INK, cel: ['#e0c9a4', -5, -6] }) +
    group('translate(330 452) scale(.86)', bird(s, 'awake', 'up', 'down', 6))
  )
}

const common = { grain: 2, light: true } as const

/** What the free machine looks like, and a night on which it brings no prize. */
export const starNight: Piece[] = [
  {
    ...common,
    name: 'card-stars',
    width: 600,
    height: 800,
    draw: starsAlone,
    focus: { x: 0.5, y: 0.4 },
    alt: {
      ja: '星空と海。灯台のそばで放送局の鳥が眠っている',
      en: 'Stars over the sea, the station’s bird asleep by the lighthouse',
    },
  },
  {
    ...common,
    name: 'machine-stars',
    width: 1200,
    height: 600,
    draw: telescope,
    focus: { x: 0.5, y: 0.6 },
    alt: {
      ja: '丘の上の望遠鏡と流れ星、空を見上げる放送局の鳥',
      en: 'A telescope on a hill, falling stars, and the station’s bird looking up',
    },
  },
]
