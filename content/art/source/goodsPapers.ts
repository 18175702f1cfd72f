import { bird } from './bird.ts'
import { hiyoriEmblem, lukaEmblem, tsumugiEmblem } from './emblems.ts'
import { INK, onDisc, stage, stages, thin, tilted } from './goodsParts.ts'
import { leaf, spark, star } from './motifs.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'
import { mark } from './station.ts'

/** Cloth, paper and what is wrapped. */
export const goodsPapers: Record<string, (s: Sheet) => string> = {
  towel: (s) =>
    stage(
      s,
      stages.sky,
      s.shape('60,112! 340,84! 352,244! 72,276!', '#8da4ef', {
        ink: INK,
        cel: ['#5f78cc', -10, -10],
        inside:
          '<path d="M40 140l330-32M50 250l330-34" stroke="#fff" stroke-width="10"/>' +
          group(
            'rotate(-6 200 180)',
            onDisc(hiyoriEmblem(s), 122, 182, 78) +
              onDisc(lukaEmblem(s), 206, 182, 78) +
              onDisc(tsumugiEmblem(s), 290, 182, 78),
          ),
      }) +
        s.shape('72,276! 352,244! 350,286 336,318! 78,340! 62,306', '#7088d8', {
          ink: INK,
          cel: ['#4d62ab', -8, -8],
        }) +
        '<path d="M86 316l250-26" stroke="#fff" stroke-width="7" stroke-dasharray="4 12" stroke-linecap="round"/>',
      { shadow: 160, y: 348 },
    ),
  calendar: (s) =>
    stage(
      s,
      stages.rose,
      s.shape('70,340! 96,96! 304,96! 330,340!', '#d99a6c', { ink: INK, cel: ['#b0734a', -8, 0] }) +
        s.shape(box(82, 84, 236, 232, 10), '#fffaf0', {
          ink: INK,
          inside:
            fill(
              box(82, 84, 236, 110),
              s.linear(0, 84, 0, 194, '#2b2d72 0', '#7c559f .6', '#f08f86 1'),
            ) +
            onDisc(lukaEmblem(s), 200, 140, 76) +
            [0, 1, 2, 3]
              .map((row) =>
                [0, 1, 2, 3, 4, 5, 6]
                  .map((day) =>
                    fill(
                      box(100 + day * 30, 214 + row * 24, 18, 13, 4),
                      (row * 7 + day) % 6 === 2 ? '#ff8a6b' : '#e6d6c4',
                    ),
                  )
                  .join(''),
              )
              .join(''),
        }) +
        [116, 158, 200, 242, 284]
          .map(
            (x) =>
              `<path d="M${x} 100V68" stroke="#3a2a44" stroke-width="14" stroke-linecap="round"/><path d="M${x} 98V70" stroke="#d7dcee" stroke-width="6" stroke-linecap="round"/>`,
          )
          .join(''),
      { shadow: 150, y: 346 },
    ),
  stickers: (s) =>
    stage(
      s,
      stages.sand,
      tilted(
        6,
        s.shape(box(86, 52, 228, 290, 14), '#ffffff', { ink: INK, cel: ['#e3e7f2', -8, -8] }) +
          onDisc(hiyoriEmblem(s), 148, 118, 92) +
          onDisc(tsumugiEmblem(s), 250, 122, 84) +
          onDisc(lukaEmblem(s), 150, 224, 88) +
          group('translate(250 230) scale(.42)', bird(s, 'awake', 'down', 'up', 6)) +
          s.shape(star(146, 300, 28), '#ffd66b', { ink: thin }) +
          s.shape('M214 318a24 24 0 0 1 4-48 30 30 0 0 1 56 2 22 22 0 0 1 2 46z', '#bfe6f5', {
            ink: thin,
          }),
      ),
      { shadow: 120, y: 350 },
    ),
  tote: (s) =>
    stage(
      s,
      stages.jade,
      '<path d="M140 154C140 40 260 40 260 154" fill="none" stroke="#3a2a44" stroke-width="30"/><path d="M140 154C140 40 260 40 260 154" fill="none" stroke="#2f3a6e" stroke-width="15"/>' +
        s.shape('84,144! 316,144! 334,336! 66,336!', '#fdf3e2', {
          ink: INK,
          cel: ['#e3d0b0', -14, -8],
          inside: fill(box(60, 300, 290, 50), '#2f3a6e'),
        }) +
        group('translate(200 222) scale(.56)', bird(s, 'asleep', 'down', 'down')),
      { shadow: 150, y: 346 },
    ),
  tea: (s) =>
    stage(
      s,
      stages.jade,
      leaf(96, 342, -32, 1.3, '#7fbf62', '#5b9a48') +
        leaf(318, 344, 34, 1.4, '#7fbf62', '#5b9a48') +
        s.shape(box(116, 108, 168, 230, 18), '#3f8f70', { ink: INK, cel: ['#2c6b55', -14, -8] }) +
        s.shape(box(106, 78, 188, 48, 14), '#ffd66b', { ink: INK, cel: ['#dd9c36', -6, -8] }) +
        s.shape(box(134, 162, 132, 128, 12), '#fff6df', { ink: thin }) +
        onDisc(tsumugiEmblem(s), 200, 212, 82) +
        fills('#3f8f70', box(158, 264, 84, 9, 4)),
      { shadow: 130, y: 346 },
    ),
  postcards: (s) =>
    stage(
      s,
      stages.sky,
      [
        [-16, '#ffc98c', '#4f8fae'],
        [-3, '#8da4ef', '#2b2d72'],
        [11, '#bfe6c8', '#3f8f70'],
      ]
        .map(([turn, top, low]) =>
          tilted(
            Number(turn),
            s.shape(box(78, 104, 244, 176, 6), '#ffffff', {
              ink: INK,
              inside:
                fill(box(92, 118, 216, 148, 3), String(top)) +
                fill('92,220! 150,196 210,214 308,190! 308,266! 92,266!', String(low)) +
                fill(oval(260, 150, 18), '#fff6df'),
            }),
          ),
        )
        .join(''),
      { shadow: 150, y: 330 },
    ),
  bag: (s) =>
    stage(
      s,
      stages.rose,
      s.shape(
        '150,118! 110,170 78,236 84,306 130,342 200,348 270,342 316,306 322,236 290,170 250,118!',
        '#e5484d',
        {
          ink: INK,
          cel: ['#b52c40', -18, -12],
          inside: fill(oval(118, 244, 12, 44), '#ff9a92', 0.8),
        },
      ) +
        s.shape('150,118! 120,70! 164,84 200,62 236,84 280,70! 250,118! 200,132', '#f27d66', {
          ink: INK,
          cel: ['#c94a48', -5, -5],
        }) +
        '<path d="M136 128q64 26 128 0" fill="none" stroke="#3a2a44" stroke-width="20" stroke-linecap="round"/><path d="M136 128q64 26 128 0" fill="none" stroke="#ffd66b" stroke-width="9" stroke-linecap="round"/>' +
        s.shape(oval(200, 244, 62), '#fff6df', { ink: thin, cel: ['#e6cfa8', -7, -7] }) +
        group('translate(150 194) scale(.7)', mark(s)) +
        fills('#ffd66b', spark(320, 150, 20), spark(84, 120, 15)),
      { shadow: 150, y: 350 },
    ),
}
