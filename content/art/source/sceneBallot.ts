import { glints, spark, stars } from './motifs.ts'
import { INK, frame } from './sceneParts.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

/** A penlight that stands on its grip, and its light. */
function light(s: Sheet, x: number, y: number, turn: number, color: string, pale: string): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    fill(oval(0, -90, 130), s.radial(0, -90, 130, `${color} 0 .55`, `${color} 1 0`)) +
      s.shape(box(-17, -170, 34, 150, 17), color, {
        ink: INK,
        inside: fill(box(-8, -170, 12, 150, 6), pale, 0.85),
      }) +
      s.shape(box(-20, -26, 40, 86, 12), '#3d3570', { ink: INK, cel: ['#2a2458', -10, 0] }),
  )
}

/** A slip of paper with a star, on its way into the box. */
function slip(s: Sheet): string {
  return group(
    'translate(600 206) rotate(-8)',
    s.shape(box(-74, -96, 148, 190, 10), '#fffaf0', {
      ink: INK,
      cel: ['#e4d8ee', -14, -8],
      inside: fills('#c9bedd', box(-46, 44, 92, 10, 5), box(-46, 64, 62, 10, 5)),
    }) + fill(spark(0, -24, 58), '#ffb83d'),
  )
}

/** A box of glass on a stage, lit by the penlights that fell into it as votes. */
export function ballot(s: Sheet): string {
  return (
    frame(s, '#120f3a 0', '#2b2470 .5', '#5a3f8f 1') +
    stars(7, 90, 0, 0, 1200, 380, '#eef2ff') +
    fill('600,0! 150,800! 1050,800!', s.linear(600, 0, 600, 800, '#fff3c4 0 .42', '#fff3c4 1 0')) +
    fill(oval(600, 742, 640, 120), '#1b1850') +
    fill(oval(600, 722, 560, 96), '#3a3180') +
    glints(17, 60, 300, 736, 600, 50, '#ffe6a0', 0.6) +
    light(s, 480, 588, -14, '#ffc53d', '#fff6d6') +
    light(s, 600, 596, 4, '#5b7cff', '#e2e9ff') +
    light(s, 716, 588, 16, '#2fc28b', '#d9fbec') +
    light(s, 546, 622, 22, '#ff7fa8', '#ffe3ec') +
    light(s, 664, 626, -20, '#b48cff', '#f0e6ff') +
    fill(box(372, 330, 456, 376, 26), '#cfd8ff', 0.16) +
    s.shape(box(346, 676, 508, 56, 20), '#6a5cae', { ink: INK, cel: ['#4a3f88', -12, -10] }) +
    fill(box(396, 356, 22, 290, 11), '#ffffff', 0.4) +
    fill(box(430, 356, 10, 180, 5), '#ffffff', 0.3) +
    slip(s) +
    s.shape(box(346, 292, 508, 60, 22), '#8a78d0', { ink: INK, cel: ['#64549f', -12, -10] }) +
    fill(box(494, 312, 212, 18, 9), '#1b1850') +
    fills(
      '#fff',
      spark(236, 250, 22),
      spark(964, 214, 26),
      spark(1030, 470, 14),
      spark(170, 480, 14),
    )
  )
}
