import type { Cut } from './body.ts'
import { neck } from './body.ts'
import { skinTone } from './face.ts'
import { stroke } from './pen.ts'
import { pad } from './props.ts'
import type { Sheet } from './sheet.ts'
import { fill, fills, group, oval } from './sheet.ts'
import { braid } from './tsumugiHead.ts'

export function tsumugiBody(s: Sheet, cut: Cut): string {
  const whole = cut === 'whole'
  const ink = { color: '#4d4a34', width: 4 }
  const wool = '#fbf3dc'
  const shade = '#dcc9a0'
  const green = '#29a383'
  const knit = (from: number, to: number, y: number, h: number, step = 13) =>
    !whole
      ? []
      : Array.from({ length: Math.floor((to - from) / step) }, (_, i) =>
          stroke(`${from + i * step},${y} ${from + i * step + 1},${y + h}`, 3, 0.8, 0.8),
        )
  // rows of knitted stitches, drawn as small pairs of leaves
  const stitches = (x: number, y: number, columns: number, rows: number) =>
    Array.from({ length: columns * rows }, (_, i) => {
      const cx = x + (i % columns) * 17 + (Math.floor(i / columns) % 2) * 3
      const cy = y + Math.floor(i / columns) * 26
      return (
        stroke(`${cx},${cy} ${cx + 4},${cy + 8} ${cx + 6},${cy + 16}`, 4.4) +
        stroke(`${cx + 12},${cy} ${cx + 8},${cy + 8} ${cx + 6},${cy + 16}`, 4.4)
      )
    })
  const shirt = s.shape(
    '-80,246 -110,330 -100,430 -92,540 -130,700 -150,830! 200,830! 190,700 170,540 180,430 176,300 130,240',
    '#ffffff',
    {
      ink,
      inside:
        fill('-120,320 0,390 190,320 190,480 40,450 -110,480', '#dfe9e4') +
        fill('-110,560 200,560 230,840 -180,840', '#3c6b5d') +
        (!whole
          ? ''
          : fills(
              '#2b5246',
              stroke('-40,580 -50,700 -60,830', 30),
              stroke('60,580 80,700 90,830', 34),
            )),
    },
  )
  const ribbonInk = { color: '#0f4a3a', width: 3.6 }
  const ribbon =
    s.shape('-14,340! -34,380 -36,430! -10,410 2,352', green, {
      ink: ribbonInk,
      cel: ['#1b7d63', -5, -4],
    }) +
    s.shape('-8,340! 14,380 34,424! 2,416 -14,352', green, {
      ink: ribbonInk,
      cel: ['#1b7d63', -5, -4],
    }) +
    s.shape('-14,336! -56,310 -84,322 -80,352 -50,362!', '#3cbf9c', {
      ink: ribbonInk,
      cel: ['#1b7d63', -5, -6],
    }) +
    s.shape('-8,336! 34,310 64,322 60,354 30,362!', '#3cbf9c', {
      ink: ribbonInk,
      cel: ['#1b7d63', -5, -6],
    }) +
    s.shape('-28,326 -10,320 8,328 8,350 -10,356 -28,348', '#3cbf9c', {
      ink: ribbonInk,
      cel: ['#1b7d63', -4, -6],
    })
  const collar =
    s.shape('-36,198! -80,226 -108,254 -92,300 -66,322! -44,318 -14,342! -40,290 -44,236', '#fff', {
      ink,
      cel: ['#dfe9e4', -6, -6],
    }) +
    s.shape('76,194! 126,222 156,250 152,300 128,326! 50,316 -14,342! 34,296 66,236', '#fff', {
      ink,
      cel: ['#dfe9e4', -8, -6],
    })
  const bodyLeft = s.shape(
    '-76,240 -128,262 -146,340 -144,470 -150,640 -176,790! -120,812 -70,806! -66,640 -74,480 -86,360 -92,290',
    wool,
    {
      ink,
      cel: [shade, -12, 0],
      inside: !whole
        ? ''
        : fills(
            shade,
            ...knit(-176, -60, 770, 40),
            stroke('-140,520 -110,560 -80,560', 10),
            stroke('-130,420 -120,500 -130,600', 12),
            stroke('-108,290 -104,360 -92,480 -84,640 -88,806', 4, 1, 1),
            ...stitches(-138, 560, 4, 5),
          ) +
          fill('-180,700! -60,716! -60,734! -184,718!', '#7cc9a8') +
          fill('-180,742! -60,756! -60,764! -184,752!', '#f2a65a'),
    },
  )
  const bodyRight = s.shape(
    '132,236 178,256 206,330 204,470 214,640 246,780! 180,806 112,812! 112,640 124,480 140,360 152,290',
    wool,
    {
      ink,
      cel: [shade, -14, 0],
      inside: !whole
        ? ''
        : fills(
            shade,
            ...knit(112, 250, 770, 40),
            stroke('200,520 170,560 130,560', 10),
            stroke('180,420 170,500 190,620', 14),
            stroke('168,300 156,370 140,480 130,640 130,810', 4, 1, 1),
            ...stitches(140, 560, 5, 5),
          ) +
          fill('110,716! 250,700! 256,718! 110,734!', '#7cc9a8') +
          fill('110,756! 260,742! 260,752! 110,764!', '#f2a65a'),
    },
  )
  const farArm = s.shape(
    cut === 'top'
      ? '-112,250 -150,280 -184,370 -208,470 -214,580! -110,580! -116,464 -116,400 -98,320'
      : '-112,250 -150,280 -184,370 -212,470 -206,520 -170,548 -110,540! -84,500 -92,464! -126,464 -120,400 -98,320',
    wool,
    {
      ink,
      edge: true,
      cel: [shade, -8, -10],
      inside: fills(
        shade,
        stroke('-208,480 -170,470 -140,440', 12),
        stroke('-196,520 -160,500 -132,470', 9),
      ),
    },
  )
  const nearArm = s.shape(
    cut === 'top'
      ? '166,248 212,282 244,370 268,470 276,580! 176,580! 188,470 190,400 172,320'
      : '166,248 212,282 244,370 276,470 272,526 232,552 130,532! 96,512 92,462 112,444! 190,462 196,400 172,320',
    wool,
    {
      ink,
      edge: true,
      cel: [shade, -9, -12],
      inside: fills(
        shade,
        stroke('274,480 230,474 194,440', 14),
        stroke('262,524 220,508 190,470', 10),
        stroke('200,330 216,390 240,430', 10),
      ),
    },
  )
  const cuffs =
    s.shape('-104,462! -124,502 -116,546! -88,544 -70,500 -84,458!', '#7cc9a8', {
      ink,
      cel: ['#4fa384', -5, -5],
      inside: !whole
        ? ''
        : fills(
            '#4fa384',
            stroke('-100,464 -106,504 -100,544', 3, 1, 1),
            stroke('-90,462 -92,504 -90,542', 3, 1, 1),
          ),
    }) +
    s.shape('122,440! 146,488 138,536! 108,532 84,488 100,438!', '#7cc9a8', {
      ink,
      cel: ['#4fa384', -5, -5],
      inside: !whole
        ? ''
        : fills(
            '#4fa384',
            stroke('116,440 124,488 120,534', 3, 1, 1),
            stroke('106,440 110,488 110,532', 3, 1, 1),
          ),
    })
  return (
    shirt +
    neck(s, skinTone.skin, skinTone.skinShade, skinTone.line) +
    bodyLeft +
    bodyRight +
    farArm +
    nearArm +
    collar +
    ribbon +
    braid(s, '-124,150 -140,230 -132,310 -104,390', whole ? 8 : 7, 34) +
    (cut === 'top'
      ? ''
      : pad(s) +
        group('translate(-80 476)', grip(s, 1)) +
        group('translate(98 468)', grip(s, -1)) +
        cuffs) +
    braid(s, '176,150 204,230 204,320 196,410', 8, 36)
  )
}

/** A hand on the game pad, in from the left or the right: palm, a finger on the edge, a thumb on the stick. */
function grip(s: Sheet, side: 1 | -1): string {
  const flip = (d: string) =>
    d.replace(/(-?[\d.]+)([ ,])(-?[\d.]+)/g, (_, x, gap, y) => `${Number(x) * side}${gap}${y}`)
  const digit = (d: string) =>
    `<path d="${flip(d)}" fill="none" stroke="${skinTone.line}" stroke-width="22" stroke-linecap="round"/><path d="${flip(d)}" fill="none" stroke="${skinTone.skin}" stroke-width="15.5" stroke-linecap="round"/>`
  return (
    digit('M-6 -8L26 -14') +
    s.shape(flip('-14,-18! 6,-16 18,-2 20,24 8,46 -12,56!'), skinTone.skin, {
      ink: { color: skinTone.line, width: 3.2 },
      cel: [skinTone.skinShade, -3 * side, -8],
    }) +
    digit('M2 16C14 10 24 12 36 20') +
    fill(oval(4 * side, 18, 9, 10), skinTone.skin)
  )
}
