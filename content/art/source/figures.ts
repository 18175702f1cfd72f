import { INK, bird } from './bird.ts'
import { crescent, spark, star } from './motifs.ts'
import { stroke } from './pen.ts'
import { lantern } from './props.ts'
import type { Sheet } from './sheet.ts'
import { box, ellipse, fill, fills, group, oval } from './sheet.ts'

/** A table radio; hurt ones wear a plaster. */
function radio(s: Sheet, hurt: boolean): string {
  return (
    fills('#2f2a52', stroke('52,-60 80,-110 96,-132', 9, 0.9, 0.9)) +
    fills('#aab0dc', stroke('52,-60 80,-110 96,-132', 4, 0.9, 0.9)) +
    s.shape(oval(97, -134, 6), '#ffc53d', { ink: INK }) +
    s.shape(box(-92, -62, 184, 122, 22), '#e5705a', { ink: INK, cel: ['#b5443f', -12, -12] }) +
    s.shape(box(-92, -62, 184, 36, 18), '#f79478', { ink: { ...INK, width: 0 } }) +
    s.shape(oval(-38, 8, 38), '#fff1d6', {
      ink: INK,
      cel: ['#e0bd9c', -5, -5],
      inside: fills('#b98a70', ...[-20, -8, 4, 16, 28].map((y) => box(-66, y + 2, 56, 4))),
    }) +
    s.shape(box(14, -24, 62, 30, 6), '#fff1d6', {
      ink: INK,
      inside:
        fills('#b98a70', ...[22, 34, 46, 58].map((x) => box(x, -14, 3, 12))) +
        fill(box(40, -24, 4, 30), '#e5484d'),
    }) +
    s.shape(oval(30, 34, 12), '#fff1d6', { ink: INK, cel: ['#e0bd9c', -3, -3] }) +
    s.shape(oval(64, 34, 12), '#fff1d6', { ink: INK, cel: ['#e0bd9c', -3, -3] }) +
    fills('#2f2a52', box(-74, 58, 26, 12, 4), box(48, 58, 26, 12, 4)) +
    (hurt
      ? group(
          'translate(-60 -46) rotate(-24)',
          s.shape(box(-40, -14, 80, 28, 14), '#ffe3bd', {
            ink: INK,
            inside: fill(box(-14, -14, 28, 28), '#f2c491'),
          }) +
            fills(
              '#c98f5e',
              oval(-5, -5, 2.4),
              oval(5, -5, 2.4),
              oval(-5, 5, 2.4),
              oval(5, 5, 2.4),
            ),
        ) +
        fills('#2f2a52', stroke('76,-30 66,-14 78,-2 66,16', 5, 0.2, 0.2)) +
        s.shape('-20,-60! 16,-60! 40,60! 10,60!', '#fff8ee', { ink: INK, cel: ['#ddd0cc', -6, 0] })
      : '')
  )
}

const stage = (extra = '') =>
  fill(
    '46,214 62,120 150,60 262,44 372,74 436,150 438,236 380,300 250,322 120,306',
    '#8b8fc8',
    0.16,
  ) +
  ellipse(240, 312, 170, 16, '#5b5f9c', 'opacity=".2"') +
  extra

export const figures: Record<string, (s: Sheet) => string> = {
  'empty-chat': (s) =>
    stage(
      fill(crescent(92, 96, 34), '#ffd66b') +
        fills('#ffd66b', spark(398, 96, 12), spark(150, 54, 8)),
    ) +
    group('translate(340 236) scale(.92)', radio(s, false)) +
    group('translate(176 216) scale(.92)', bird(s, 'asleep', 'down', 'down', 7)) +
    `<g fill="#fff" stroke="#2f2a52" stroke-width="4"><circle cx="256" cy="112" r="8"/><circle cx="278" cy="86" r="12"/><circle cx="312" cy="56" r="18"/></g>` +
    fill(oval(306, 50, 5), '#c9cdf0'),
  'not-found': (s) =>
    stage(fills('#ffd66b', spark(420, 90, 10), spark(64, 130, 9), spark(250, 34, 8))) +
    fill(
      oval(362, 190, 110),
      s.radial(362, 190, 110, '#ffd66b 0 .85', '#ffd66b .5 .35', '#ffd66b 1 0'),
    ) +
    group('translate(208 216) scale(.95)', bird(s, 'awake', 'down', 'out', -4)) +
    group('translate(352 204) scale(.56)', lantern(s)) +
    fills(
      '#9aa0cc',
      ...[0, 1, 2, 3].map((i) => {
        const x = 60 + i * 26
        const y = 330 - (i % 2) * 12
        return `M${x} ${y}l8-10 2 9 9-3-6 8z`
      }),
    ),
  offline: (s) => {
    const cable = 'M97 158C104 214 84 246 54 250S6 286-10 318'
    const far = 'M490 300C420 330 352 320 372 262S420 200 380 190'
    const wire = (d: string, color: string) =>
      `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#2f2a52" stroke-width="15"/><path d="${d}" stroke="${color}" stroke-width="7"/></g>`
    return (
      stage() +
      wire(far, '#7f86c4') +
      wire(cable, '#ff9a6b') +
      group(
        'translate(378 186) rotate(-64)',
        s.shape('-8,-24! 30,-22 40,0 30,22 -8,24!', '#fff1d6', {
          ink: INK,
          cel: ['#dcbf9c', 0, -9],
        }) + fills('#2f2a52', oval(22, -9, 5), oval(22, 9, 5)),
      ) +
      group(
        'translate(94 132) rotate(-96)',
        s.shape(box(26, -15, 26, 8, 2), '#d5d8ee', { ink: INK }) +
          s.shape(box(26, 7, 26, 8, 2), '#d5d8ee', { ink: INK }) +
          s.shape('-26,-14! 6,-24 28,-23! 28,23! 6,24 -26,14!', '#ffb48a', {
            ink: INK,
            cel: ['#dc7650', 0, -10],
          }),
      ) +
      group('translate(226 216) scale(.95)', bird(s, 'worried', 'up', 'up', 3)) +
      fills('#7fb8e8', 'M318 96q14 20 0 28q-14-8 0-28z', 'M342 118q10 14 0 20q-10-6 0-20z')
    )
  },
  crash: (s) =>
    stage(
      fills(
        '#9aa0cc',
        stroke('356,110 350,88 368,70 358,48', 9, 0.4, 0),
        stroke('384,116 382,98 396,84 390,66', 7, 0.4, 0),
      ),
    ) +
    group('translate(338 232) rotate(5)', radio(s, true)) +
    group('translate(160 218) scale(.92)', bird(s, 'worried', 'down', 'out', 4)) +
    group(
      'translate(70 296)',
      s.shape(box(-38, -30, 76, 46, 9), '#fff8ee', { ink: INK, cel: ['#ddd0cc', -7, -6] }) +
        fill('M0 8C-24-8-16-24-7-23-3-23-1-20 0-17 1-20 3-23 7-23 16-24 24-8 0 8z', '#e5484d') +
        `<path d="M-14-32v-8h28v8" fill="none" stroke="#2f2a52" stroke-width="6"/>`,
    ),
  closed: (s) =>
    stage() +
    s.shape('150,308! 150,92! 420,92! 420,308!', '#8f86b4', {
      ink: INK,
      cel: ['#6a6296', -14, 0],
    }) +
    s.shape(box(176, 124, 218, 184), '#c9cdea', {
      ink: INK,
      inside:
        fills(
          '#9aa0cc',
          ...[140, 160, 180, 200, 220, 240, 260, 280].map((y) => box(176, y, 218, 6)),
        ) +
        fill(box(176, 296, 218, 12), '#5b5f9c') +
        fill('176,124! 394,124! 394,150 280,140 176,164!', '#5b5f9c', 0.45),
    }) +
    s.shape(
      '130,96! 156,52! 414,52! 440,96! 418,116 392,96! 370,116 346,96! 324,116 300,96! 278,116 254,96! 232,116 208,96! 186,116 164,96! 150,112',
      '#fff3e2',
      {
        ink: INK,
        inside: fills(
          '#e5705a',
          '128,120! 164,96! 186,50! 150,50!',
          '208,96! 186,118 232,118 254,96! 262,50! 224,50!',
          '300,96! 278,118 324,118 346,96! 338,50! 300,50!',
          '392,96! 370,118 420,118 446,96! 414,50! 376,50!',
        ),
      },
    ) +
    fills('#2f2a52', stroke('262,196 284,172 306,196', 4, 1, 1)) +
    s.shape(box(240, 194, 88, 52, 8), '#fff8ee', {
      ink: INK,
      cel: ['#ddd0cc', -7, -6],
      inside: fill(crescent(284, 220, 17), '#ffb938') + fill(star(300, 210, 7, 8), '#ffb938'),
    }) +
    group('translate(112 226) scale(.82)', bird(s, 'asleep', 'down', 'down', -3)),
}
