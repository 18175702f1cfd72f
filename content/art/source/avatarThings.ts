import { INK, beads, cheeks, ground } from './avatarParts.ts'
import { cloud, leaf, spark, star } from './motifs.ts'
import { stroke } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { box, ellipse, fill, fills, group, oval } from './sheet.ts'

export const avatarThings: Record<string, (s: Sheet) => string> = {
  umbrella: (s) =>
    ground(s, '#c9d8f2', '#93a9dc') +
    fills(
      '#eef4ff',
      ...[
        [60, 90],
        [130, 40],
        [330, 70],
        [370, 190],
        [40, 230],
        [90, 340],
        [330, 330],
        [220, 30],
      ].map(([x = 0, y = 0]) =>
        stroke(`${x},${y} ${x - 8},${y + 22} ${x - 14},${y + 44}`, 9, 0, 0.6),
      ),
    ) +
    group(
      'rotate(-14 200 200)',
      `<path d="M200 170V330a30 30 0 0 1-60 0" fill="none" stroke="#3a2a44" stroke-width="24" stroke-linecap="round"/><path d="M200 170V330a30 30 0 0 1-60 0" fill="none" stroke="#f2b56b" stroke-width="10" stroke-linecap="round"/>` +
        s.shape(
          '200,62! 120,76 62,130 40,214! 66,196 96,196 120,214! 144,194 174,194 200,212! 226,194 256,194 280,214! 304,196 334,196 360,214! 338,130 280,76',
          '#ff8a6b',
          {
            ink: INK,
            cel: ['#d95a54', -18, -8],
            inside:
              fill('200,62! 150,110 124,160 120,214! 144,194 174,194 200,212!', '#ffe3c2') +
              fill('200,62! 290,90 336,150 360,220! 300,180 280,214! 276,150 250,100', '#ffe3c2'),
          },
        ) +
        fills(
          '#3a2a44',
          stroke('200,66 150,116 120,210', 5, 0.8, 0.8),
          stroke('200,66 200,130 200,208', 5, 0.8, 0.8),
          stroke('200,66 250,116 280,210', 5, 0.8, 0.8),
        ) +
        s.shape(oval(200, 56, 9), '#ffd66b', { ink: INK }) +
        fill(stroke('84,160 104,122 140,96', 11), '#fff', 0.8),
    ) +
    ellipse(200, 392, 130, 20, '#6f86c4', 'opacity=".5"'),
  kettle: (s) =>
    ground(s, '#ffeccb', '#ffc98c') +
    fills(
      '#fff',
      stroke('66,150 40,110 70,76 46,34', 22, 0.2, 0),
      stroke('96,128 84,96 104,70 92,40', 14, 0.2, 0),
    ) +
    ellipse(214, 344, 150, 22, '#c98a52', 'opacity=".5"') +
    `<path d="M140 150C130 40 310 40 300 150" fill="none" stroke="#3a2a44" stroke-width="32" stroke-linecap="round"/><path d="M140 150C130 40 310 40 300 150" fill="none" stroke="#8a5a3c" stroke-width="16" stroke-linecap="round"/>` +
    s.shape('122,246! 90,226 82,190 60,164! 88,152! 112,176 130,200!', '#e5604d', {
      ink: INK,
      cel: ['#b03a40', -6, -10],
    }) +
    s.shape(
      '126,190 160,158 220,150 280,158 316,190 338,250 326,316 290,342 220,348 150,342 114,316 102,250',
      '#e5604d',
      {
        ink: INK,
        cel: ['#b53b3f', -24, -10],
        inside: fill('130,270 122,230 146,190 158,196 144,236 148,272', '#ff9d86'),
      },
    ) +
    s.shape('152,164 184,142 220,138 258,142 290,164 220,176', '#f27d66', {
      ink: INK,
      cel: ['#c94a48', -8, -6],
    }) +
    s.shape(oval(220, 130, 17, 14), '#ffd66b', { ink: INK, cel: ['#e0973a', -5, -4] }) +
    fill(star(232, 254, 42, 6), '#fff3e0') +
    fill(star(232, 254, 24, 6), '#ffd66b'),
  plane: (s) =>
    ground(s, '#fff0d0', '#ffb59a') +
    cloud(s, 320, 320, 0.7, '#fff8ec', '#ffd0b4') +
    cloud(s, 70, 120, 0.5, '#fff8ec', '#ffd0b4') +
    `<path d="M-10 350C50 392 120 380 128 330S70 280 66 318s60 52 120 0" fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="18 16" stroke-linecap="round" opacity=".9"/>` +
    s.shape('372,60! 150,250! 176,330! 214,268!', '#c3c9ea', {
      ink: INK,
      cel: ['#8f9ad0', -8, 0],
    }) +
    s.shape('372,60! 28,176! 150,250!', '#ffffff', {
      ink: INK,
      inside: fill('372,60! 96,218! 150,250!', '#e4e8fa'),
    }) +
    s.shape('372,60! 176,262! 292,330!', '#f3f5ff', {
      ink: INK,
      inside: fill('372,60! 236,292! 292,330!', '#c9cff0'),
    }),
  mushroom: (s) =>
    ground(s, '#e8f3d2', '#b2d68c') +
    leaf(60, 380, -30, 1.4, '#7fbf62', '#5b9a48') +
    leaf(350, 385, 34, 1.5, '#7fbf62', '#5b9a48') +
    leaf(310, 395, 4, 1.1, '#96d074', '#5b9a48') +
    s.shape('276,380! 282,320 276,296! 326,296! 322,330 330,380!', '#fff3dc', {
      ink: INK,
      cel: ['#e0c6a0', -10, 0],
    }) +
    s.shape('240,300 246,262 272,240 302,234 334,242 358,268 362,302 302,312', '#f2a04c', {
      ink: INK,
      cel: ['#cc742c', -10, -8],
      inside: fills('#fff3dc', oval(284, 262, 12), oval(328, 276, 10), oval(262, 294, 8)),
    }) +
    s.shape('136,384! 140,300 126,240! 236,240! 226,300 234,384!', '#fff6e4', {
      ink: INK,
      cel: ['#e4cba8', -20, 0],
      inside: fill('110,230! 250,230! 250,262 180,276 110,262!', '#e4cba8'),
    }) +
    s.shape(
      '42,240 50,160 96,96 176,68 258,92 308,154 322,236 262,256 180,262 100,256',
      '#e5484d',
      {
        ink: INK,
        cel: ['#b52c40', -18, -14],
        inside:
          fills(
            '#fff6e8',
            oval(118, 148, 24, 22),
            oval(206, 116, 28, 24),
            oval(258, 188, 22, 24),
            oval(166, 206, 26, 20),
            oval(78, 216, 18, 18),
            oval(320, 238, 16, 16),
          ) + fill(stroke('70,160 90,120 130,94', 10), '#ff9a92'),
      },
    ) +
    beads(158, 206, 308, 0.75) +
    cheeks(142, 222, 332, 13) +
    fill(stroke('174,326 182,334 190,326', 5, 0.4, 0.4), '#3a2a44'),
  tram: (s) =>
    ground(s, '#d3eef0', '#9dd2d8') +
    fill('-10,320! 410,320! 410,410! -10,410!', '#8a93a8') +
    fills('#5f6784', '60,410! 150,320! 162,320! 90,410!', '340,410! 250,320! 238,320! 310,410!') +
    '<path d="M200 72L158 44l42-30 42 30zM166 14h68" fill="none" stroke="#3a2a44" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>' +
    fills('#3a2a44', stroke('-10,12 200,9 410,12', 5, 1, 1)) +
    s.shape('96,330! 88,118! 98,84 140,70 200,66 260,70 302,84 312,118! 304,330!', '#3fae8c', {
      ink: INK,
      cel: ['#2a8068', -20, 0],
      inside:
        fill('80,50! 320,50! 320,112! 80,112!', '#fff6df') +
        fill('80,236! 320,236! 320,262! 80,262!', '#fff6df'),
    }) +
    s.shape(box(112, 124, 176, 100, 16), '#bfe6f5', {
      ink: INK,
      inside:
        fill('110,120! 190,120! 130,230! 90,230!', '#fff', 0.6) +
        fill('220,120! 240,120! 180,230! 160,230!', '#fff', 0.6),
    }) +
    fills('#3a2a44', box(196, 124, 8, 100)) +
    s.shape(box(150, 82, 100, 24, 8), '#3a3f6c', {
      ink: INK,
      inside: fill(star(200, 94, 10), '#ffd66b'),
    }) +
    s.shape(oval(134, 286, 19), '#fff3b0', { ink: INK, cel: ['#ffc04a', -5, -5] }) +
    s.shape(oval(266, 286, 19), '#fff3b0', { ink: INK, cel: ['#ffc04a', -5, -5] }) +
    s.shape(box(84, 318, 232, 26, 10), '#4a4f78', { ink: INK, cel: ['#33365c', 0, -8] }) +
    fills('#3a2a44', box(176, 276, 48, 5, 2), box(176, 290, 48, 5, 2)),
  camera: (s) =>
    ground(s, '#f4e3f5', '#cfa8dc') +
    fills('#fff', spark(330, 84, 26), spark(66, 320, 18), spark(360, 140, 10)) +
    `<path d="M70 160C20 60 160 20 200 60S380 60 334 164" fill="none" stroke="#3a2a44" stroke-width="18"/><path d="M70 160C20 60 160 20 200 60S380 60 334 164" fill="none" stroke="#a8643c" stroke-width="8"/>` +
    s.shape('120,150! 136,108! 214,108! 228,150!', '#d8d3e6', {
      ink: INK,
      cel: ['#a9a1c4', -8, -4],
    }) +
    s.shape(box(262, 128, 50, 26, 6), '#e5604d', { ink: INK }) +
    s.shape(box(50, 146, 304, 180, 28), '#5b4a78', {
      ink: INK,
      cel: ['#40325c', -20, -12],
      inside: fill(box(40, 140, 330, 44), '#e9e4f4') + fill(box(340, 140, 20, 44), '#b9b0d4'),
    }) +
    s.shape(oval(200, 242, 84), '#e9e4f4', { ink: INK, cel: ['#a9a1c4', -8, -8] }) +
    s.shape(oval(200, 242, 62), '#2c2550', { ink: INK }) +
    fill(oval(200, 242, 46), s.linear(160, 200, 240, 290, '#6f8cff 0', '#4a3aa8 .6', '#c46ad0 1')) +
    fill(oval(200, 242, 20), '#1b1638') +
    fills('#fff', oval(180, 218, 14, 11), oval(224, 268, 6)) +
    s.shape(box(76, 158, 46, 22, 8), '#ffe9a8', { ink: { ...INK, width: 6 } }) +
    fill(star(320, 290, 17, 10), '#ffd66b'),
  onigiri: (s) =>
    ground(s, '#fde4e4', '#f7b8b4') +
    ellipse(200, 352, 140, 20, '#c97a80', 'opacity=".5"') +
    s.shape(
      '200,54 154,70 116,132 66,232 54,296 84,336 140,346 200,348 260,346 316,336 346,296 334,232 284,132 246,70',
      '#fffdf8',
      {
        ink: INK,
        cel: ['#e4d8d2', -20, -14],
        inside: fills(
          '#eee4dc',
          ...[
            [150, 130],
            [240, 110],
            [110, 220],
            [290, 210],
            [200, 90],
            [88, 290],
            [312, 280],
            [170, 170],
            [240, 170],
          ].map(([x = 0, y = 0]) =>
            stroke(`${x},${y} ${x + 8},${y - 5} ${x + 17},${y}`, 8, 0.6, 0.6),
          ),
        ),
      },
    ) +
    s.shape('132,346! 134,268! 200,260! 266,268! 268,346! 200,352!', '#2f3d3a', {
      ink: INK,
      cel: ['#1c2826', -14, 0],
      inside: fill(stroke('150,284 152,310 150,336', 8), '#5b6f68'),
    }) +
    beads(152, 248, 206) +
    cheeks(118, 282, 236, 22) +
    fill('180,222! 192,228 208,228 220,222! 214,244 200,250 186,244', '#c23a48') +
    fill('190,240 200,236 210,240 200,248', '#ff9a94') +
    group(
      'translate(278 92) rotate(18)',
      s.shape('0,-20! -8,-50 -44,-60 -60,-48! -50,-22 -24,-14', '#7ac06a', {
        ink: INK,
        cel: ['#4c9148', -5, -7],
      }) +
        s.shape('-2,-34 26,-30 40,-8 32,20 6,32 -22,24 -36,0 -26,-26', '#e5484d', {
          ink: INK,
          cel: ['#b52c40', -8, -8],
          inside:
            fills('#b52c40', stroke('-6,-22 -12,-4 -6,14', 5), stroke('12,-18 16,-2 10,10', 5)) +
            fill(stroke('-24,-2 -18,-16 -6,-24', 6), '#ff9a92'),
        }),
    ),
}
