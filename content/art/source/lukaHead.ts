import type { FaceColors, Mood, Mouth } from './face.ts'
import { FACE, features, skinTone } from './face.ts'
import { star } from './motifs.ts'
import { halo, lock, loop, stroke } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { fill, fills, oval } from './sheet.ts'

export const LUKA = {
  hair: '#3a4b93',
  hairShade: '#26316b',
  hairDeep: '#1b2250',
  hairLight: '#8da4ef',
  ink: '#141a40',
  gold: '#ffd66b',
}

const colors: FaceColors = {
  ...skinTone,
  skin: '#fde9e2',
  skinShade: '#efbfbd',
  line: '#7d4358',
  lash: '#1b1f4a',
  irisDark: '#1f2d8a',
  iris: '#4f6fe8',
  irisLight: '#b9d4ff',
  irisGlow: '#e9c9ff',
  brow: '#2b3570',
  blush: '#ff8fa0',
}

export function lukaHead(
  s: Sheet,
  mood: Mood,
  mouth: Mouth,
  long = true,
): { back: string; front: string } {
  const h = LUKA
  const ink = { color: h.ink, width: 4 }
  const { under, brows } = features(s, colors, mood, mouth)
  const end = long ? 640 : 420
  const flow = s.linear(
    0,
    -200,
    0,
    end,
    `${h.hairShade} .2`,
    '#3a4b9a .6',
    '#7f86dd .82',
    '#c9b8ff 1',
  )
  const back = s.shape(
    !long
      ? '0,-230 -90,-205 -152,-130 -176,-30 -186,120 -214,260 -208,400 -240,560! 270,560! 256,300 222,140 210,-20 184,-130 104,-210'
      : '0,-230 -90,-205 -152,-130 -176,-30 -186,120 -214,260 -212,400 -230,560 -250,700! -200,680 -190,720 -180,780! -100,740 40,730 140,740 170,800! 200,720 230,700 290,720! 266,600 262,440 256,300 222,140 210,-20 184,-130 104,-210',
    flow,
    {
      ink,
      inside:
        fill('-160,40 -90,140 110,150 170,20 200,300 120,520 -100,520 -170,300', h.hairDeep, 0.75) +
        (!long
          ? ''
          : fills(
              h.hairShade,
              stroke('-190,120 -196,300 -212,480', 26),
              stroke('206,60 226,260 226,440 262,500', 30),
              stroke('170,200 196,400 180,560', 22),
              stroke('-160,240 -176,420 -150,570', 20),
            ) +
            fills(
              h.hairLight,
              stroke('-178,180 -186,320 -200,430', 6),
              stroke('232,220 240,360 236,460', 7),
              stroke('200,320 206,440 196,540', 6),
            ) +
            fills(
              '#8a83dd',
              stroke('-206,560 -216,640 -226,710', 16),
              stroke('-190,580 -176,660 -186,760', 12),
              stroke('236,540 250,620 270,700', 18),
              stroke('216,560 206,660 176,780', 12),
            ) +
            fills(
              '#e4dcff',
              stroke('-224,540 -234,610 -240,680', 7),
              stroke('254,560 268,630 278,700', 7),
            )),
    },
  )
  const d = loop(
    '2,-230! -60,-224 -118,-186 -158,-116 -174,-20 -176,90 -196,220 -178,360! -158,260 -134,180 -128,90 -134,30 -130,-40! -126,-12 -118,6! -112,-20 -104,-50! -96,-20 -78,-4! -76,-32 -66,-62! -58,-34 -40,-10! -36,-40 -34,-104! -22,-60 4,-12! 14,-38 18,-66! 32,-34 62,-16! 62,-40 60,-70! 80,-38 108,-22! 110,-44 108,-66! 128,-10 128,70 140,190 164,240 168,360! 196,250 196,140 206,20 202,-80 166,-166 92,-220',
  )
  const gloss = halo(
    '-166,-64 -134,-102 -74,-126 0,-134 70,-130 140,-106 196,-58',
    [0, -250],
    15,
    22,
    36,
  )
  const front =
    s.shape(FACE, colors.skin, {
      ink: { color: colors.line, width: 4 },
      inside:
        `<path d="${d}" transform="translate(6 17)" fill="${colors.skinShade}"/>` +
        fill('140,20 104,76 40,130 -14,158 30,170 140,120', colors.skinShade),
    }) +
    under +
    s.shape(d, s.linear(0, -220, 0, 330, `${h.hair} .3`, '#3f52a4 .6', '#8f95e6 1'), {
      ink,
      cel: [h.hairShade, -13, -8],
      rim: ['#6f86e0', 3.4, 3],
      inside:
        fill(gloss, s.linear(-160, 0, 180, 0, '#6f88e6 0', '#b4c5ff .45', '#6f88e6 1'), 0.9) +
        fills(
          h.hairShade,
          lock('-30,-200 -70,-140 -94,-90 -98,-30', 0, 12),
          lock('-14,-200 -40,-150 -52,-100 -46,-40', 0, 12),
          lock('8,-200 10,-150 10,-100 14,-30', 0, 14),
          lock('30,-200 66,-146 86,-90 104,-40', 0, 16),
          lock('-50,-204 -124,-140 -156,-50 -150,90 -170,240', 0, 20),
          lock('50,-210 130,-150 164,-60 158,100 166,260', 0, 24),
        ),
    }) +
    fills(
      h.ink,
      stroke('-66,-58 -62,-104 -46,-146', 3, 1, 0),
      stroke('-34,-100 -26,-140 -10,-176', 3, 1, 0),
      stroke('18,-62 16,-110 8,-150', 3, 1, 0),
      stroke('60,-66 52,-114 32,-156', 3, 1, 0),
      stroke('108,-62 98,-106 78,-146', 3, 1, 0),
      stroke('164,244 176,120 174,0 152,-80', 3.2, 0.8, 0),
      stroke('-158,264 -156,120 -158,0 -146,-70', 3, 0.8, 0),
    ) +
    `<g opacity=".55">${brows}</g>` +
    phones(s) +
    pins(s)
  return { back, front }
}

function phones(s: Sheet): string {
  const ink = { color: '#141a40', width: 4 }
  return (
    s.shape(
      '-166,-8! -182,-110 -118,-212 0,-246 128,-224 194,-110 184,0! 170,0! 178,-104 120,-206 1,-228 -108,-196 -168,-104 -156,-12!',
      '#f3f5ff',
      {
        ink,
        cel: ['#b3bde9', -4, -6],
        inside: fill('-60,-260! 74,-260! 60,-200! -50,-200!', '#5472e4'),
      },
    ) +
    s.shape(oval(-163, 22, 17, 42), '#5472e4', { ink, cel: ['#3345a4', 7, -4] }) +
    s.shape(oval(166, 22, 44, 56), '#27306a', { ink }) +
    s.shape(oval(174, 22, 40, 53), '#f3f5ff', { ink, cel: ['#b3bde9', -9, -7] }) +
    s.shape(oval(178, 22, 26, 36), '#5472e4', { ink, cel: ['#3345a4', -6, -5] }) +
    fill(star(179, 22, 15, 8), LUKA.gold) +
    fill(stroke('148,-2 156,-18 170,-26', 5), '#fff')
  )
}

function pins(s: Sheet): string {
  const ink = { color: '#8a5a12', width: 3.4 }
  return (
    s.shape(star(-94, -108, 19, -12), LUKA.gold, { ink, cel: ['#eda93a', -4, -4] }) +
    s.shape(star(-116, -72, 12, 14), '#fff3c4', { ink, cel: ['#f3cf73', -3, -3] })
  )
}
