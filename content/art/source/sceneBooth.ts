import { lighthouse, town } from './buildings.ts'
import { crescent, leaf, star, stars } from './motifs.ts'
import { stroke } from './pen.ts'
import { INK, frame } from './sceneParts.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

export function booth(s: Sheet): string {
  const knob = (x: number, y: number, c: string) =>
    s.shape(oval(x, y, 17), c, { ink: { ...INK, width: 5 }, cel: ['#2f2a5244', -4, -4] }) +
    fills('#2f2a52', box(x - 2, y - 15, 4, 12, 2))
  const fader = (x: number, y: number, c: string) =>
    fills('#1d1a44', box(x - 3, 596, 6, 120, 3)) +
    s.shape(box(x - 14, y, 28, 22, 5), c, { ink: { ...INK, width: 4 } })
  return (
    frame(s, '#3a3170 0', '#57468c 1') +
    s.shape(box(250, 60, 640, 410, 22), '#1a2054', {
      ink: { ...INK, width: 10 },
      inside:
        fill(
          box(250, 60, 640, 410),
          s.linear(0, 60, 0, 470, '#141a4c 0', '#3a4a9c .6', '#8a70b8 1'),
        ) +
        stars(17, 60, 260, 60, 620, 300, '#eef2ff') +
        fill(crescent(780, 150, 44), '#fff0bd') +
        fill(stroke('520,84 440,140 340,176', 7), '#dfe8ff', 0.8) +
        fill(star(526, 80, 14, 10), '#fff6d0') +
        town(11, 240, 480, 680, '#241f5a', '#ffd98a') +
        lighthouse(s, 340, 474, 0.34),
    }) +
    fills('#7a68ac', box(250, 258, 640, 10), box(566, 60, 10, 410)) +
    s.shape(box(226, 462, 688, 26, 8), '#8f7cc0', { ink: INK, cel: ['#64529a', 0, -8] }) +
    // shelves of records and the lamp that says somebody is on air
    s.shape(box(30, 250, 176, 16, 4), '#b9794e', { ink: INK }) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        s.shape(
          box(44 + i * 22, 146 + (i % 3) * 8, 19, 104 - (i % 3) * 8, 3),
          ['#e5705a', '#ffc53d', '#5fb89a', '#8da4ef', '#f2a6c2', '#6a5ab0', '#fff1d6'][i] ?? '',
          { ink: { ...INK, width: 4 } },
        ),
      )
      .join('') +
    s.shape(box(960, 80, 190, 84, 20), '#2f2a52', { ink: INK }) +
    fill(oval(1055, 122, 150), s.radial(1055, 122, 150, '#ff6b5e 0 .55', '#ff6b5e 1 0')) +
    s.shape(box(976, 94, 158, 56, 14), '#ff6b5e', {
      ink: { ...INK, width: 4 },
      cel: ['#d9404c', -6, -8],
    }) +
    fills('#fff', star(1012, 122, 15), box(1040, 110, 72, 9, 4), box(1040, 126, 50, 9, 4)) +
    s.shape(box(970, 380, 170, 16, 4), '#b9794e', { ink: INK }) +
    group(
      'translate(1052 350) scale(.62)',
      s.shape('-56,46! -66,-20! 66,-20! 56,46!', '#e8915c', { ink: INK, cel: ['#bf6238', -14, 0] }),
    ) +
    leaf(1052, 336, -50, 0.7, '#3fae6c', '#2b8753') +
    leaf(1052, 336, -14, 0.85, '#66c97a', '#3fa05a') +
    leaf(1052, 336, 24, 0.8, '#3fae6c', '#2b8753') +
    leaf(1052, 336, 58, 0.7, '#66c97a', '#3fa05a') +
    s.shape('-20,560! 60,520! 1140,520! 1220,560! 1220,820! -20,820!', '#a56a4c', {
      ink: INK,
      cel: ['#7d4a3a', 0, -16],
      inside: fill('-30,510! 1240,510! 1240,566! -30,566!', '#c98a5e'),
    }) +
    s.shape('300,580! 900,580! 950,740! 250,740!', '#4d4a8c', {
      ink: INK,
      cel: ['#35326c', -8, -12],
    }) +
    [360, 420, 480, 540]
      .map((x, i) =>
        fader(x, 610 + ((i * 37) % 70), ['#ffc53d', '#e5705a', '#5fb89a', '#8da4ef'][i] ?? ''),
      )
      .join('') +
    knob(640, 620, '#ffc53d') +
    knob(700, 620, '#8da4ef') +
    knob(760, 620, '#5fb89a') +
    knob(640, 680, '#e5705a') +
    knob(700, 680, '#fff1d6') +
    s.shape(box(800, 600, 90, 60, 8), '#16204c', {
      ink: { ...INK, width: 4 },
      inside: fills(
        '#7ee0bd',
        ...[808, 820, 832, 844, 856, 868].map((x, i) =>
          box(x, 650 - [18, 34, 26, 42, 30, 14][i]!, 8, [18, 34, 26, 42, 30, 14][i]!),
        ),
      ),
    }) +
    // mug and microphone
    s.shape('1010,600! 1016,690 1030,704 1090,704 1104,690 1110,600!', '#fff1d6', {
      ink: INK,
      cel: ['#dcbf9c', -14, -6],
      inside: fill(star(1060, 652, 22, 8), '#5472e4'),
    }) +
    `<path d="M1108 624c44-8 44 58-4 52" fill="none" stroke="#2f2a52" stroke-width="18"/><path d="M1108 624c44-8 44 58-4 52" fill="none" stroke="#fff1d6" stroke-width="8"/>` +
    fills(
      '#fff',
      stroke('1040,586 1030,560 1046,540 1036,516', 10, 0.3, 0),
      stroke('1076,586 1068,566 1082,548 1074,530', 9, 0.3, 0),
    ) +
    group(
      'translate(150 520) rotate(8)',
      s.shape(oval(0, 236, 72, 22), '#5460b0', {
        ink: INK,
        cel: ['#3b4488', -4, -12],
      }) +
        fills('#2f2a52', stroke('0,40 -10,140 0,230', 22, 1, 1)) +
        fills('#8a9be0', stroke('0,40 -10,140 0,230', 11, 1, 1)) +
        s.shape(
          '-62,-20 -60,-110 -36,-150 0,-160 36,-150 60,-110 62,-20 54,24 30,44 0,50 -30,44 -54,24',
          s.linear(-62, 0, 62, 0, '#8a9be0 0', '#f6f8ff .36', '#8a9be0 .75', '#5460b0 1'),
          {
            ink: { ...INK, width: 8 },
            inside:
              fills(
                '#5160ac',
                ...[-126, -102, -78, 6, 26].map((y) =>
                  stroke(`-64,${y} 0,${y + 8} 64,${y}`, 8, 1, 1),
                ),
              ) +
              fill('-70,-56! 70,-56! 70,-18! -70,-18!', '#e5705a') +
              fill(star(0, -37, 12), '#ffd66b'),
          },
        ),
    )
  )
}
