import { bird } from './bird.ts'
import { channels } from './channels.ts'
import { hiyoriEmblem, lukaEmblem, tsumugiEmblem } from './emblems.ts'
import { crescent, spark, star } from './motifs.ts'
import { INK, frame } from './sceneParts.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'
import { penlight } from './station.ts'

export function schedule(s: Sheet): string {
  const emblem = {
    h: s.stamp(hiyoriEmblem(s)),
    l: s.stamp(lukaEmblem(s)),
    t: s.stamp(tsumugiEmblem(s)),
    m: s.stamp(channels.radio?.(s) ?? ''),
    b: s.stamp(channels.paintbrush?.(s) ?? ''),
  }
  type Key = keyof typeof emblem
  const week: (readonly [Key | '', Key | ''])[] = [
    ['h', ''],
    ['h', 't'],
    ['', 'l'],
    ['h', 'b'],
    ['t', 'l'],
    ['h', 't'],
    ['m', 'l'],
  ]
  const tint = {
    h: '#ffe7a6',
    l: '#cfdcff',
    t: '#cdeede',
    m: '#e0dcff',
    b: '#ffdced',
    '': '#f6efe4',
  }
  const days = week
    .map((slots, i) => {
      const x = 92 + i * 146
      const pin = ['#e5604d', '#3fae8c', '#5472e4', '#ffb224'][i % 4] ?? ''
      return (
        s.shape(box(x, 196, 130, 470, 16), '#fffdf7', {
          ink: { ...INK, width: 4 },
          cel: ['#eadfce', -6, -8],
        }) +
        fill(box(x + 14, 216, 102, 18, 9), i === 5 ? '#8da4ef' : i === 6 ? '#ef8f86' : '#c9bfae') +
        s.shape(oval(x + 65, 196, 12), pin, { ink: { ...INK, width: 4 } }) +
        slots
          .map((k, r) => {
            const y = 256 + r * 206
            return (
              fill(box(x + 10, y, 110, 188, 14), tint[k]) +
              (k === ''
                ? fills('#d8cbb6', crescent(x + 65, y + 94, 26))
                : emblem[k](
                    `translate(${x + (k === 'm' || k === 'b' ? 25 : 17)} ${y + 22}) scale(${k === 'm' || k === 'b' ? 0.84 : 0.75})`,
                  ) +
                  fills('#8d7f72', box(x + 28, y + 136, 74, 9, 4), box(x + 40, y + 154, 50, 9, 4)))
            )
          })
          .join('')
      )
    })
    .join('')
  return (
    frame(s, '#f7c79a 0', '#e89a86 1') +
    fills('#fff', spark(70, 90, 26), spark(1140, 110, 20), spark(1120, 740, 16)) +
    s.shape(box(46, 96, 1108, 620, 34), '#b9794e', {
      ink: { ...INK, width: 8 },
      cel: ['#8f5638', -12, -14],
    }) +
    s.shape(box(70, 120, 1060, 572, 20), '#e9c79a', {
      ink: { ...INK, width: 4 },
      inside: fill('60,110! 1140,110! 1140,138! 84,138! 84,700! 60,700!', '#c99d6c'),
    }) +
    days +
    s.shape('330,76! 300,128! 400,140! 400,62!', '#364784', { ink: INK }) +
    s.shape('870,76! 900,128! 800,140! 800,62!', '#364784', { ink: INK }) +
    s.shape(
      '372,36! 500,26 600,24 700,26 828,36! 828,126! 700,116 600,114 500,116 372,126!',
      '#4d62a8',
      { ink: INK, cel: ['#3a4c8e', 0, -14] },
    ) +
    fills(
      '#ffd66b',
      star(460, 76, 24, 6),
      star(740, 76, 24, -6),
      star(530, 74, 14),
      star(670, 74, 14),
    ) +
    group('translate(556 24) scale(.7)', penlight(s)) +
    group('translate(1080 690) scale(.72)', bird(s, 'awake', 'up', 'down'))
  )
}
