import { cloud, dice, leaf, spark } from './motifs.ts'

import { pad } from './props.ts'
import { INK, frame } from './sceneParts.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

export function greenhouse(s: Sheet): string {
  const bars =
    'M-10 250L600 30L1210 250M600 30V800M200 174V800M1000 174V800M-10 430H1210M400 102V800M800 102V800'
  const greens: [string, string][] = [
    ['#3fae6c', '#2b8753'],
    ['#66c97a', '#3fa05a'],
    ['#2f9468', '#1f7450'],
  ]
  const roll = dice(5)
  const bush = (x: number, y: number, k: number, n: number) =>
    Array.from({ length: n }, (_, i) => {
      const [c, v] = greens[i % 3] ?? ['', '']
      return leaf(
        x,
        y,
        Math.round(-70 + (140 * i) / (n - 1)),
        +(k * (0.8 + roll() * 0.4)).toFixed(2),
        c,
        v,
      )
    }).join('')
  const px = (x: number, y: number, w = 1, h = 1) =>
    `M${420 + x * 15} ${300 + y * 15}h${w * 15}v${h * 15}h-${w * 15}z`
  return (
    frame(s, '#d4f4ee 0', '#b6e8d2 .6', '#9bdcb8 1') +
    fill(oval(900, 160, 360), s.radial(900, 160, 360, '#fffde0 0', '#fffde0 1 0')) +
    cloud(s, 300, 200, 0.9, '#fff', '#d8f1ee') +
    cloud(s, 1040, 330, 0.8, '#fff', '#d8f1ee') +
    fill(
      '-10,560! 120,470 300,510 460,450 660,500 860,440 1040,500 1210,450! 1210,810! -10,810!',
      '#86cfa0',
    ) +
    `<path d="${bars}" stroke="#8fc7ae" stroke-width="15" fill="none"/><path d="${bars}" stroke="#f7fff9" stroke-width="9" fill="none"/>` +
    fill('100,-10! 330,-10! -10,480! -10,160!', '#fff', 0.28) +
    fill('420,-10! 480,-10! 60,640! 10,640!', '#fff', 0.2) +
    bush(90, 560, 2.2, 7) +
    bush(1120, 560, 2.3, 7) +
    s.shape('-20,600! 1220,600! 1220,820! -20,820!', '#c98a5e', {
      ink: INK,
      cel: ['#a0643f', 0, -20],
      inside: fill('-30,590! 1240,590! 1240,634! -30,634!', '#e0a878'),
    }) +
    // the club's screen: a field, a heart, a little hero
    fills('#2f2a52', '560,590! 540,640! 660,640! 640,590!') +
    s.shape(box(374, 262, 452, 336, 30), '#fff8ee', {
      ink: { ...INK, width: 8 },
      cel: ['#d9c9b4', -14, -14],
    }) +
    s.shape(box(414, 296, 372, 254, 14), '#1d3b57', {
      ink: INK,
      inside:
        fill(
          box(414, 296, 372, 254),
          s.linear(0, 296, 0, 550, '#6fc3ea 0', '#c9f2e2 .7', '#c9f2e2 1'),
        ) +
        fill(px(0, 14, 26, 4), '#5cbf5a') +
        fill(px(0, 15, 26, 3), '#a8703f') +
        fill(px(2, 2, 4) + px(3, 1, 2) + px(15, 4, 5) + px(16, 3, 3), '#fff') +
        fill(px(17, 11, 4, 3) + px(18, 10, 2), '#3fae6c') +
        fill(px(18, 13, 1) + px(20, 12), '#2b8753') +
        fill(px(6, 9, 4) + px(5, 10, 6, 2), '#9fe3c4') +
        fill(px(6, 11, 4, 1), '#ffeadd') +
        fill(px(6, 12, 4, 1), '#fbf3dc') +
        fill(px(6, 13, 1) + px(9, 13), '#3c6b5d') +
        fill(px(7, 11, 1), '#2e2038') +
        fill(px(10, 1) + px(12, 1) + px(10, 2, 3) + px(11, 3), '#e5484d') +
        fill(px(12, 8) + px(14, 7) + px(16, 8), '#ffc53d') +
        fill('430,296! 520,296! 440,550! 414,550! 414,340!', '#fff', 0.2),
    }) +
    fills('#46a758', oval(770, 574, 7)) +
    fills('#d9c9b4', box(430, 568, 90, 10, 5)) +
    [
      [170, 660, '#e8915c', '#bf6238'],
      [300, 680, '#f2b56b', '#cc8740'],
      [920, 676, '#8da4ef', '#5f78cc'],
      [1050, 656, '#e8915c', '#bf6238'],
    ]
      .map(([x, y, c, d]) =>
        group(
          `translate(${x} ${y})`,
          leaf(0, -40, -34, 0.9, '#66c97a', '#3fa05a') +
            leaf(0, -40, 30, 1, '#3fae6c', '#2b8753') +
            leaf(0, -40, -2, 1.1, '#8fdc6a', '#4ea552') +
            s.shape('-52,-40! -40,50! 40,50! 52,-40!', String(c), {
              ink: INK,
              cel: [String(d), -16, 0],
            }) +
            s.shape('-60,-62! -60,-34! 60,-34! 60,-62!', String(c), {
              ink: INK,
              cel: [String(d), -12, -8],
            }),
        ),
      )
      .join('') +
    group('translate(606 690) rotate(-5) scale(.92)', group('translate(-10 -515)', pad(s))) +
    `<path d="M590 634C570 612 640 620 612 600" fill="none" stroke="#2f5d50" stroke-width="7"/>` +
    fills('#fff7b8', spark(250, 330, 18), spark(930, 420, 16), spark(1120, 120, 14))
  )
}
