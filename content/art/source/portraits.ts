import { lighthouse } from './buildings.ts'
import { figure } from './figure.ts'
import { cloud, crescent, glints, gull, leaf, spark, star, stars } from './motifs.ts'
import { stroke } from './pen.ts'

import type { Sheet } from './sheet.ts'
import { box, fill, fills, glow, group, oval } from './sheet.ts'

export function hiyoriPortrait(s: Sheet): string {
  return (
    fill(
      box(0, 0, 900, 1200),
      s.linear(0, 0, 0, 800, '#ffe9a8 0', '#ffdb85 .45', '#ffc58a .8', '#ffb48c 1'),
    ) +
    fill(
      oval(250, 560, 300),
      s.radial(250, 560, 300, '#fffbe6 0', '#fff3c4 .6 .9', '#fff3c4 1 0'),
    ) +
    fill(oval(250, 560, 150), '#fffdf0') +
    cloud(s, 120, 330, 0.9, '#fffaf0', '#ffe0b0') +
    cloud(s, 800, 210, 1.1, '#fffaf0', '#ffdca6') +
    cloud(s, 640, 640, 0.8, '#fff1d6', '#ffcf9c') +
    cloud(s, 60, 690, 0.7, '#fff1d6', '#ffcf9c') +
    gull(150, 190, 0.7, '#fff', '#6b7a99') +
    gull(270, 130, 0.45, '#fff', '#6b7a99') +
    gull(840, 400, 0.5, '#fff', '#6b7a99') +
    fill(
      box(0, 780, 900, 420),
      s.linear(0, 780, 0, 1200, '#ffd9a0 0', '#7cc4cf .25', '#3b8fb0 1'),
    ) +
    glints(7, 46, 90, 790, 330, 380, '#fff8d8') +
    glints(12, 30, -40, 800, 980, 400, '#d8f2f2', 0.5) +
    s.shape(
      '520,850! 560,818 610,800 660,782 720,766 800,758 910,756! 910,960! 820,940 760,950 690,910 620,900 580,872',
      '#9a8378',
      {
        ink: { color: '#6b4f4c', width: 4 },
        cel: ['#745f64', -16, -26],
        inside:
          fills(
            '#c2a892',
            '560,822! 620,802 680,800! 640,830 600,838',
            '700,820! 760,800 830,806! 800,840 740,846',
          ) +
          fill(
            '600,806! 660,782 720,766 800,758 920,754! 920,784! 820,776 740,792 680,790',
            '#8fb574',
          ),
      },
    ) +
    fills(
      '#f4fbf4',
      stroke('540,868 600,900 690,918', 9),
      stroke('690,930 770,962 900,960', 10),
      stroke('500,852 520,862 550,860', 6),
    ) +
    lighthouse(s, 752, 770, 1.12) +
    group('translate(440 448) scale(1.16)', figure(s, 'hiyori', 'open', 'open', -4))
  )
}

export function lukaPortrait(s: Sheet): string {
  const ink = { color: '#0d1136', width: 5 }
  return (
    fill(
      box(0, 0, 900, 1200),
      s.linear(0, 0, 0, 1200, '#10163f 0', '#22307c .45', '#4b4fa8 .8', '#8a7cc8 1'),
    ) +
    glow(s, 440, 520, 820, 250, -52, '#a99af0 0 .7', '#8f8ae4 .5 .34', '#8f8ae4 1 0') +
    glow(s, 480, 500, 700, 90, -52, '#f6e4ff 0 .7', '#c6b4f8 .6 .22', '#c6b4f8 1 0') +
    glow(s, 640, 240, 200, 60, -40, '#ffd9f0 0 .6', '#ffd9f0 1 0') +
    glow(s, 210, 760, 220, 70, -60, '#bfe0ff 0 .5', '#bfe0ff 1 0') +
    stars(5, 120, 0, 0, 900, 1000, '#eef2ff') +
    fill(crescent(150, 190, 84), '#fff0bd') +
    fill(oval(150, 190, 190), s.radial(150, 190, 190, '#fff0bd 0 .3', '#fff0bd 1 0')) +
    fill(stroke('890,300 800,240 720,150 640,30', 9, 0, 0), '#cfe0ff', 0.7) +
    fill(stroke('860,330 790,250 730,160', 5), '#fff', 0.8) +
    fill(star(640, 34, 22, 20), '#fff6d0') +
    // dome of the observatory and its hills
    fill('-20,1010! 120,960 300,990 480,940 700,990 920,930! 920,1220! -20,1220!', '#1b2158') +
    s.shape(box(680, 800, 170, 220), '#232a68', {
      ink: { color: '#10143e', width: 5 },
      cel: ['#171c50', -40, 0],
    }) +
    s.shape('664,806! 676,734 720,690 765,680 810,690 854,734 866,806!', '#3a4590', {
      ink: { color: '#10143e', width: 5 },
      cel: ['#252d6c', -26, -4],
      rim: ['#8f9bea', 4, 5],
      inside: fill('744,670! 786,670! 806,812! 756,812!', '#0f1440'),
    }) +
    group(
      'rotate(24 770 730)',
      s.shape(box(756, 620, 26, 110, 6), '#c9d2ff', {
        ink: { color: '#10143e', width: 5 },
        cel: ['#8a95d8', -8, 0],
      }),
    ) +
    s.shape(box(656, 802, 218, 16, 6), '#4d58a8', { ink: { color: '#10143e', width: 5 } }) +
    fills('#ffd98a', box(704, 862, 26, 36, 5), box(796, 862, 26, 36, 5)) +
    fills('#171c50', box(715, 862, 4, 36), box(807, 862, 4, 36)) +
    group('translate(464 446) scale(-1.16 1.16)', figure(s, 'luka', 'calm', 'small', -4)) +
    // the desk microphone in front
    group(
      'translate(176 930) rotate(-10)',
      fills('#0d1136', stroke('10,300 6,200 0,96', 26, 1, 1)) +
        fill(stroke('10,300 6,200 0,96', 16, 1, 1), '#6f7fc8') +
        s.shape('-78,-90! -78,20 -60,76 0,96 60,76 78,20 78,-90!', '#27306e', {
          ink,
          cel: ['#1a2154', -10, -6],
        }) +
        s.shape(
          '-68,-20 -66,-120 -40,-168 0,-180 40,-168 66,-120 68,-20 60,40 34,66 0,72 -34,66 -60,40',
          s.linear(-70, 0, 70, 0, '#8a9be0 0', '#f3f6ff .35', '#9aa9e6 .75', '#5c6bb8 1'),
          {
            ink,
            inside:
              fills(
                '#4a59a6',
                ...[-130, -104, -78].map((y) => stroke(`-70,${y} 0,${y + 10} 70,${y}`, 8, 1, 1)),
                ...[14, 36].map((y) => stroke(`-70,${y} 0,${y + 10} 70,${y}`, 8, 1, 1)),
              ) +
              fill('-80,-50! 80,-50! 80,-10! -80,-10!', '#33408c') +
              fill('-80,-52! 80,-52! 80,-44! -80,-44!', '#ffd66b') +
              fill('-80,-16! 80,-16! 80,-8! -80,-8!', '#ffd66b') +
              fill(star(0, -29, 13), '#ffd66b'),
          },
        ),
    ) +
    fills('#fff', spark(806, 560, 18), spark(94, 480, 14), spark(700, 130, 12))
  )
}

export function tsumugiPortrait(s: Sheet): string {
  const frame = '#f7fff9'
  const bars = (d: string) =>
    `<path d="${d}" stroke="#b5cdb0" stroke-width="13" fill="none"/><path d="${d}" stroke="${frame}" stroke-width="8" fill="none"/>`
  const pot = (x: number, y: number, k: number, color: string, shade: string) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      s.shape('-60,-60! -44,50! 44,50! 60,-60!', color, {
        ink: { color: '#6b3a22', width: 5 },
        cel: [shade, -18, 0],
      }) +
        s.shape('-70,-88! -70,-56! 70,-56! 70,-88!', color, {
          ink: { color: '#6b3a22', width: 5 },
          cel: [shade, -14, -10],
        }),
    )
  const bush = (x: number, y: number, k: number, turns: number[], colors: [string, string][]) =>
    turns
      .map((t, i) => {
        const [c, v] = colors[i % colors.length] ?? ['', '']
        return leaf(x, y, t, k * (0.85 + ((i * 37) % 30) / 100), c, v)
      })
      .join('')
  const greens: [string, string][] = [
    ['#3fae6c', '#2b8753'],
    ['#66c97a', '#3fa05a'],
    ['#2f9468', '#1f7450'],
  ]
  return (
    fill(box(0, 0, 900, 1200), s.linear(0, 0, 0, 1200, '#fffbe4 0', '#f2f8da .45', '#cdeed2 1')) +
    fill(
      oval(650, 250, 420),
      s.radial(650, 250, 420, '#fff1a8 0', '#fff6c8 .4 .7', '#fffbe4 1 0'),
    ) +
    cloud(s, 250, 300, 0.8, '#fff', '#e4f3e2') +
    cloud(s, 740, 470, 0.9, '#fff', '#e4f3e2') +
    fill(
      '-20,860! 80,760 180,800 260,720 400,790 520,730 640,790 760,720 920,800! 920,1220! -20,1220!',
      '#a9dba4',
    ) +
    fill(
      '-20,940! 120,860 260,900 420,850 600,910 760,850 920,900! 920,1220! -20,1220!',
      '#7cc48c',
    ) +
    bars(
      'M-10 330L450 40L910 330M450 40V1200M110 254V1200M790 254V1200M-10 620H910M-10 930H910M280 147V1200M620 147V1200',
    ) +
    fill('60,-20! 240,-20! -20,420! -20,140!', '#fff', 0.28) +
    fill('330,-20! 400,-20! 20,640! -20,600!', '#fff', 0.22) +
    // hanging pots
    fills(
      '#8a6a4a',
      stroke('150,-10 150,80 150,130', 5, 1, 1),
      stroke('770,-10 770,60 770,170', 5, 1, 1),
    ) +
    bush(150, 170, 0.9, [-70, -35, 40, 75, 5, 120, -120], greens) +
    pot(150, 200, 0.75, '#e88c5a', '#bf6238') +
    bush(770, 220, 0.9, [-75, -30, 35, 72, 0, 125, -115], greens) +
    pot(770, 250, 0.8, '#f2b56b', '#cc8740') +
    bush(70, 1180, 2.4, [-40, -12, 22, 50, 4], greens) +
    bush(840, 1190, 2.6, [-48, -20, 14, 40, -4], greens) +
    group('translate(444 452) scale(1.16)', figure(s, 'tsumugi', 'open', 'smile', 5)) +
    bush(-10, 1230, 2.1, [12, 40, 64], greens) +
    bush(920, 1230, 2.1, [-14, -38, -66], greens) +
    fills('#fff7b8', spark(110, 560, 16), spark(812, 640, 18), spark(700, 110, 14))
  )
}
