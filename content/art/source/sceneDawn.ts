import { lighthouse } from './buildings.ts'
import { cloud, glints, gull } from './motifs.ts'
import { stroke } from './pen.ts'
import { INK, frame } from './sceneParts.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

export function dawn(s: Sheet): string {
  return (
    frame(s, '#8fb7e8 0', '#f6c6c4 .36', '#ffd9a0 .6', '#ffe9b8 1') +
    fill(
      oval(330, 500, 330),
      s.radial(330, 500, 330, '#fffbe2 0', '#ffe9a8 .4 .7', '#ffe9a8 1 0'),
    ) +
    fill(oval(330, 500, 92), '#fffdf0') +
    cloud(s, 190, 210, 1.2, '#fff6ee', '#f7c3b8') +
    cloud(s, 620, 130, 0.9, '#fff6ee', '#e8bcc8') +
    cloud(s, 1060, 260, 1.3, '#fff6ee', '#f7c3b8') +
    cloud(s, 560, 400, 0.8, '#fff0dc', '#ffcfa8') +
    fill(box(0, 500, 1200, 300), s.linear(0, 500, 0, 800, '#ffdca4 0', '#8cc4cc .3', '#3f8fb2 1')) +
    glints(3, 44, 180, 506, 300, 290, '#fffbe2', 0.95) +
    glints(8, 30, 0, 520, 1200, 280, '#e2f5f2', 0.5) +
    s.shape(
      '600,600! 640,572 690,556 740,528 820,508 920,494 1040,502 1220,496! 1220,730! 1130,716 1060,680 960,688 900,652 800,650 730,618 660,616',
      '#9a8378',
      {
        ink: { color: '#6b4f4c', width: 4 },
        cel: ['#745f64', -16, -30],
        inside:
          fills(
            '#c2a892',
            '660,590! 720,566 790,560! 760,590 700,600',
            '840,580! 920,560 1000,566! 960,610 880,612',
            '1060,590! 1130,576 1200,590! 1160,640 1090,630',
          ) +
          fill(
            '640,580! 740,528 820,508 920,494 1040,502 1230,494! 1230,556! 1080,540 980,556 860,540 760,560',
            '#86b374',
          ) +
          fill('760,530! 840,510 920,498 1000,504 920,524 820,536', '#b3d893'),
      },
    ) +
    fills(
      '#f6fbf2',
      stroke('590,612 650,632 740,640', 9),
      stroke('740,644 810,668 890,668', 10),
      stroke('900,682 960,706 1050,702', 11),
      stroke('1060,712 1130,744 1220,748', 11),
    ) +
    lighthouse(s, 900, 506, 0.98, true) +
    s.shape('1010,506! 1010,440! 1130,440! 1130,506!', '#fff3e2', {
      ink: INK,
      cel: ['#dcbcae', -22, 0],
      inside: fills('#5a7fb0', box(1030, 458, 24, 26, 3), box(1074, 458, 24, 26, 3)),
    }) +
    s.shape('996,444! 1030,396! 1112,396! 1144,444!', '#e5705a', {
      ink: INK,
      cel: ['#b5443f', -12, -4],
    }) +
    gull(420, 250, 0.9, '#fff', '#6b7a99') +
    gull(560, 300, 0.5, '#fff', '#6b7a99') +
    gull(250, 350, 0.45, '#fff', '#6b7a99') +
    group(
      'translate(250 640)',
      s.shape('-150,-20! 150,-26! 176,-40! 120,34! -110,34!', '#fff7ea', {
        ink: INK,
        cel: ['#dcbcae', -10, -12],
        inside: fill('-160,-30! 180,-46! 170,-22! -150,-6!', '#3f63a8'),
      }) +
        s.shape('-40,-24! -40,-74! 50,-74! 58,-24!', '#fff7ea', {
          ink: INK,
          cel: ['#dcbcae', -14, 0],
          inside: fills('#5a7fb0', box(-26, -62, 26, 20, 3), box(10, -62, 26, 20, 3)),
        }) +
        fills('#2f2a52', stroke('0,-74 0,-130 2,-190', 5, 1, 0.6)) +
        s.shape('4,-186! 60,-164! 4,-146!', '#e5604d', { ink: { ...INK, width: 4 } }),
    ) +
    fill('80,684 200,676 420,682 330,694 160,696', '#fffbe2', 0.6)
  )
}
