import type { Cut } from './body.ts'
import { neck } from './body.ts'
import { LUKA } from './lukaHead.ts'
import { star } from './motifs.ts'
import { stroke } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { fill, fills, oval } from './sheet.ts'

export function lukaBody(s: Sheet, cut: Cut): string {
  const whole = cut === 'whole'
  const ink = { color: LUKA.ink, width: 4 }
  const night = s.linear(0, 220, 0, 640, '#33449a 0', '#2a3784 .6', '#4a4fa8 1')
  const white = '#f6f5ff'
  const lilac = '#c9c8ee'
  const dress = s.shape(
    '-90,250 -116,330 -104,430 -96,520 -140,640 -190,820! 0,850 260,820! 214,640 178,520 186,430 180,300 130,240',
    white,
    {
      ink,
      cel: [lilac, -20, 0],
      inside:
        fill('-140,300 0,420 200,300 210,540 60,470 -60,470 -150,540', lilac) +
        (whole
          ? fill(
              '-134,500! -120,520 -170,640 -230,840! 300,840! 250,640 206,520 200,500! 40,522',
              '#27306e',
            ) +
            fills(
              '#1b2250',
              stroke('-20,540 -50,660 -70,840', 30),
              stroke('90,540 130,680 160,840', 36),
              stroke('-90,560 -120,680 -150,800', 16),
              stroke('160,560 200,680 240,800', 20),
            ) +
            fills(
              '#ffd66b',
              star(-110, 740, 9, 8),
              star(20, 700, 7),
              star(190, 730, 9, 12),
              star(90, 790, 7, 20),
              star(-40, 620, 5),
            )
          : fill('-120,500! 40,526 200,498! 260,830! -200,830!', '#27306e')),
    },
  )
  const sash = s.shape(
    '-104,500! -40,516 60,520 182,496! 184,536! 60,562 -40,558 -104,544!',
    '#5472e4',
    { ink, cel: ['#3345a4', 0, -9] },
  )
  const collar =
    s.shape('-36,196! -86,226 -124,252 -118,296 -86,318! -50,320 -18,356! -40,290 -44,236', white, {
      ink,
      cel: [lilac, -6, -8],
    }) +
    s.shape('76,192! 132,222 172,250 176,298 150,326! 60,318 -18,356! 34,296 66,236', white, {
      ink,
      cel: [lilac, -8, -8],
    })
  const bowInk = { color: '#14245c', width: 3.8 }
  const bow =
    s.shape('-10,366! -40,420 -46,480! -16,456 0,380', '#5472e4', {
      ink: bowInk,
      cel: ['#3345a4', -5, -4],
    }) +
    s.shape('-6,366! 26,420 44,470! 4,462 -16,384', '#5472e4', {
      ink: bowInk,
      cel: ['#3345a4', -5, -4],
    }) +
    s.shape('-14,358! -60,326 -98,334 -96,374 -62,390!', '#6d88f0', {
      ink: bowInk,
      cel: ['#3f55c0', -5, -8],
    }) +
    s.shape('-8,358! 40,326 84,338 82,378 44,392!', '#6d88f0', {
      ink: bowInk,
      cel: ['#3f55c0', -5, -8],
    }) +
    s.shape(star(-11, 366, 22, 4), LUKA.gold, {
      ink: { color: '#8a5a12', width: 3.4 },
      cel: ['#eda93a', -4, -4],
    })
  const cape = (text: string, hem: string, ...folds: string[]) =>
    s.shape(text, night, {
      ink,
      edge: true,
      cel: ['#1f2966', -12, -6],
      inside:
        (whole ? fills('#1f2966', ...folds) : fills('#1f2966', folds[1] ?? '')) +
        `<path d="${hem}" fill="#ffd66b"/>` +
        (whole
          ? fills(
              '#aebcff',
              star(-150, 470, 7, 10),
              star(-118, 400, 4),
              star(190, 470, 8, 20),
              star(150, 400, 4, 10),
              star(220, 400, 5),
            )
          : ''),
    })
  const left = cape(
    '-50,232 -114,250 -160,320 -196,430 -214,560! -150,590 -72,590! -56,480 -60,400 -84,322',
    stroke('-208,540 -150,568 -74,570', 5, 1, 1),
    stroke('-120,330 -150,460 -160,580', 18),
    stroke('-80,400 -100,500 -100,586', 12),
  )
  const right = cape(
    '96,230 168,252 216,320 254,430 278,556! 200,598 110,600! 96,490 110,400 146,326',
    stroke('274,538 200,576 112,580', 5, 1, 1),
    stroke('170,330 200,460 206,590', 22),
    stroke('140,400 150,500 146,596', 14),
    stroke('220,380 244,470 252,570', 12),
  )
  return (
    dress +
    (whole ? sash : '') +
    neck(s, '#fde9e2', '#e9aeb0', '#7d4358') +
    left +
    (whole ? right : '') +
    collar +
    bow
  )
}

/** Luka's hand at her headphones; drawn over the head. */
export function lukaArm(s: Sheet): string {
  const ink = { color: LUKA.ink, width: 4 }
  const line = '#7d4358'
  const digit = (d: string) =>
    `<path d="${d}" fill="none" stroke="${line}" stroke-width="21" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fde9e2" stroke-width="14.5" stroke-linecap="round"/>`
  return (
    s.shape(
      '206,452! 238,350 226,250 208,172! 262,156! 300,236 330,346 322,440 290,486 230,500!',
      '#f6f5ff',
      {
        ink,
        cel: ['#c9c8ee', -14, -8],
        inside: fills(
          '#c9c8ee',
          stroke('222,230 244,250 284,244', 12),
          stroke('230,300 262,300 300,270', 10),
          stroke('250,480 270,430 310,400', 14),
        ),
      },
    ) +
    digit('M232 128C224 112 208 104 196 92') +
    digit('M234 112C222 92 204 82 190 66') +
    digit('M236 98C226 78 206 66 192 44') +
    digit('M240 92C236 74 222 54 208 32') +
    s.shape('212,160! 216,132 226,108 242,92 256,104 262,128 258,158!', '#fde9e2', {
      ink: { color: line, width: 3 },
    }) +
    fills('#fde9e2', oval(231, 116, 13), oval(238, 104, 12)) +
    fill('240,160! 254,140 256,110 266,124 264,160!', '#efbfbd') +
    s.shape('204,184! 200,156! 264,138! 272,168!', '#5472e4', {
      ink,
      cel: ['#3345a4', -6, -8],
      inside: fills('#ffd66b', stroke('204,176 236,172 270,158', 4, 1, 1)),
    })
  )
}
