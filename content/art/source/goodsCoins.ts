import { coin, INK, stack, stage, stages, thin, ticket } from './goodsParts.ts'
import type { Sheet } from './sheet.ts'
import { box, ellipse, fill, fills, oval } from './sheet.ts'

/** What holds coins, the more of them the larger. */
export const goodsCoins: Record<string, (s: Sheet) => string> = {
  few: (s) => stage(s, stages.amber, coin(s, 158, 268, 66, -14) + coin(s, 252, 226, 66, 12)),
  stack: (s) => stage(s, stages.amber, stack(176, 330, 6, 66) + coin(s, 284, 276, 56, 14)),
  stacks: (s) =>
    stage(
      s,
      stages.rose,
      stack(142, 312, 8, 60) +
        stack(258, 312, 6, 60) +
        stack(200, 342, 4, 60) +
        coin(s, 312, 300, 46, 16),
      { shadow: 160 },
    ),
  pouch: (s) =>
    stage(
      s,
      stages.indigo,
      coin(s, 160, 132, 40, -18) +
        coin(s, 240, 122, 42, 14) +
        coin(s, 202, 108, 42) +
        s.shape(
          '140,150! 100,196 78,256 92,316 140,342 200,348 260,342 308,316 322,256 300,196 260,150!',
          '#5a70bc',
          {
            ink: INK,
            cel: ['#3f5299', -18, -12],
            inside: fill(oval(120, 256, 14, 46), '#8ba0e6', 0.8),
          },
        ) +
        s.shape(
          '126,132! 160,150 200,142 240,150 274,132! 286,164 240,178 200,170 160,178 114,164!',
          '#6f86d2',
          {
            ink: INK,
            cel: ['#4d62ab', -4, -6],
          },
        ) +
        '<path d="M118 172q82 22 164 0" fill="none" stroke="#3a2a44" stroke-width="16" stroke-linecap="round"/><path d="M118 172q82 22 164 0" fill="none" stroke="#ffd66b" stroke-width="7" stroke-linecap="round"/>' +
        coin(s, 200, 264, 46),
      { shadow: 150, y: 346 },
    ),
  jar: (s) =>
    stage(
      s,
      stages.jade,
      s.shape('M112 150q-16 22-16 60v100q0 36 36 36h136q36 0 36-36v-100q0-38-16-60z', '#e9fbff', {
        ink: INK,
        inside:
          stack(150, 350, 7, 50) +
          stack(250, 350, 8, 50) +
          stack(200, 356, 6, 52) +
          fill(box(112, 180, 16, 130, 8), '#fff', 0.85),
      }) +
        coin(s, 180, 196, 38, -16) +
        coin(s, 236, 182, 38, 20) +
        s.shape(box(106, 112, 188, 42, 14), '#d8a05e', { ink: INK, cel: ['#a8713a', -6, -8] }) +
        fills('#f2c489', box(124, 122, 120, 7, 3)),
      { shadow: 140, y: 348 },
    ),
  chest: (s) =>
    stage(
      s,
      stages.night,
      ellipse(200, 170, 170, 120, '#ffd66b', 'opacity=".28"') +
        s.shape('M74 190V150a126 92 0 0 1 252 0v40z', '#8a4f3a', {
          ink: INK,
          cel: ['#653429', -8, -10],
          inside: fills('#ffc53d', box(104, 50, 22, 150), box(274, 50, 22, 150)),
        }) +
        [116, 160, 204, 248, 288]
          .map((x, i) => coin(s, x, 186 - (i % 2) * 16, 34, i * 17 - 30))
          .join('') +
        s.shape(box(66, 200, 268, 140, 14), '#a5614a', {
          ink: INK,
          cel: ['#7b4233', -12, -12],
          inside: fills('#ffc53d', box(96, 190, 22, 160), box(282, 190, 22, 160)),
        }) +
        s.shape(box(172, 196, 56, 62, 10), '#ffd66b', { ink: thin, cel: ['#e09a2f', -5, -5] }) +
        fills('#3a2a44', oval(200, 220, 8), box(196, 222, 8, 22, 4)),
      { shadow: 160, y: 346 },
    ),
  tickets: (s) =>
    stage(
      s,
      stages.sky,
      ticket(s, -16, '#8da4ef', '#5f78cc') +
        ticket(s, 0, '#7ee0bd', '#4cab8a') +
        ticket(s, 15, '#ff9d8c', '#d96b61'),
      { y: 320 },
    ),
  bundle: (s) =>
    stage(
      s,
      stages.dusk,
      [-24, -16, -8, 0, 8, 16]
        .map((turn, i) =>
          ticket(s, turn, i % 2 ? '#ffd66b' : '#ff9d8c', i % 2 ? '#e0a13c' : '#d96b61'),
        )
        .join('') +
        '<path d="M60 214h280" stroke="#3a2a44" stroke-width="30"/><path d="M64 214h272" stroke="#5a70bc" stroke-width="18"/>' +
        s.shape(oval(200, 214, 30), '#fff6df', { ink: thin, cel: ['#e0c9a4', -4, -5] }) +
        '<path d="M188 214l9 9 17-19" fill="none" stroke="#5a70bc" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>',
      { y: 330 },
    ),
}
