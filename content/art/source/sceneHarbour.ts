import { lighthouse, station, town } from './buildings.ts'
import { bulbs } from './dusk.ts'
import { crescent, glints, spark, stars } from './motifs.ts'
import { stroke } from './pen.ts'
import { INK, frame } from './sceneParts.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

export function harbour(s: Sheet): string {
  return (
    frame(s, '#0f1544 0', '#2a3586 .4', '#6a5cae .7', '#b480b4 1') +
    stars(23, 130, 0, 0, 1200, 420, '#eef2ff') +
    fill(crescent(930, 150, 66), '#fff0bd') +
    fill(oval(930, 150, 190), s.radial(930, 150, 190, '#fff0bd 0 .3', '#fff0bd 1 0')) +
    fill(
      '-20,520! 160,430 340,470 520,410 760,470 980,420 1220,480! 1220,560! -20,560!',
      '#2b2a6c',
    ) +
    town(31, -10, 528, 760, '#1f1d55', '#ffd98a') +
    fill(
      '1030,344! 380,180! 330,330!',
      s.linear(1030, 344, 360, 260, '#fff3b0 0 .8', '#fff3b0 1 0'),
    ) +
    fill('930,530! 980,496 1060,486 1220,500! 1220,560! 920,560!', '#1f1d55') +
    lighthouse(s, 1030, 500, 0.44) +
    fill(
      box(0, 526, 1200, 274),
      s.linear(0, 526, 0, 800, '#8a70b8 0', '#3a3a8c .34', '#151a4c 1'),
    ) +
    glints(41, 40, 860, 534, 150, 250, '#fff0bd', 0.9) +
    glints(42, 44, 0, 536, 800, 200, '#ffc98a', 0.6) +
    glints(43, 30, 0, 560, 1200, 240, '#8f9bea', 0.5) +
    station(s, 300, 600, 0.7, '#8f7fb0', '#64578c') +
    fill('60,596! 580,596! 640,640! 0,640!', '#4a3f78') +
    fill('0,640! 640,640! 640,660! 0,660!', '#2a2458') +
    fills('#221d4c', ...[30, 160, 300, 440, 570].map((x) => box(x, 650, 18, 70))) +
    s.shape(box(604, 396, 12, 204, 4), '#5a4f90', {
      ink: { ...INK, width: 4 },
      cel: ['#3d3570', -4, 0],
    }) +
    s.shape(oval(610, 392, 11), '#ffd66b', { ink: { ...INK, width: 4 } }) +
    bulbs(s, 392, 240, 610, 400, 40, 6) +
    bulbs(s, 392, 240, -20, 360, 50, 9) +
    group(
      'translate(800 690) scale(1.05)',
      s.shape('-170,-14! 170,-22! 200,-40! 140,44! -124,44!', '#3a4aa0', {
        ink: INK,
        cel: ['#29367c', -10, -14],
        inside: fill('-180,-24! 210,-46! 190,-16! -170,2!', '#f2f0ff'),
      }) +
        s.shape('-60,-18! -60,-76! 40,-76! 50,-18!', '#e8e2f6', {
          ink: INK,
          cel: ['#a79cd0', -14, 0],
          inside: fills('#ffd66b', box(-46, -64, 28, 24, 4), box(-6, -64, 28, 24, 4)),
        }) +
        fills('#2f2a52', stroke('-10,-76 -10,-140 -8,-200', 6, 1, 0.6)) +
        s.shape(oval(-8, -206, 8), '#7ee0bd', { ink: { ...INK, width: 4 } }),
    ) +
    fill('640,748 800,738 1010,746 900,760 720,760', '#8f9bea', 0.4) +
    fills('#fff', spark(170, 110, 20), spark(560, 70, 14), spark(1120, 260, 12))
  )
}
