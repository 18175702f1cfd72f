import { spark } from './motifs.ts'

import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

/** The station's mark: an antenna standing in a crescent, calling. */
export function mark(s: Sheet): string {
  const ink = { color: '#1f2350', width: 5 }
  const near = 'M54 21a24 24 0 0 0 0 28M90 21a24 24 0 0 1 0 28'
  const far = 'M40 12a38 38 0 0 0 0 46M104 12a38 38 0 0 1 0 46'
  return (
    s.shape(
      'M32 66A47 47 0 1 0 112 66A41 41 0 1 1 32 66z',
      s.linear(20, 50, 110, 130, '#ffe9a0 0', '#ffb938 1'),
      { ink, cel: ['#f2913c', -3, -8] },
    ) +
    '<path d="M72 36l22 86h-10l-5-22h-14l-5 22h-10zM72 64l-5 22h10z" fill="#8b7be0" stroke="#1f2350" stroke-width="4.4" stroke-linejoin="round" paint-order="stroke" fill-rule="evenodd"/>' +
    s.shape(oval(72, 35, 11), '#ff7a6b', { ink, cel: ['#d9484f', -3, -4] }) +
    `<g fill="none" stroke="#1f2350" stroke-width="12" stroke-linecap="round"><path d="${near}${far}"/></g><g fill="none" stroke-width="5.4" stroke-linecap="round"><path d="${near}" stroke="#7ee0bd"/><path d="${far}" stroke="#8da4ef"/></g>`
  )
}

/** The mark on its dusk tile, for tabs and home screens. */
export function favicon(s: Sheet): string {
  return (
    fill(box(0, 0, 128, 128, 30), s.linear(0, 0, 0, 128, '#2b2d72 0', '#7c559f .6', '#f08f86 1')) +
    fill('M22 46A46 46 0 1 0 106 46A40 40 0 1 1 22 46z', '#ffd66b') +
    fills('#fff', 'M64 36l17 66h-9l-4-17h-8l-4 17h-9zM64 62l-3 13h6z', oval(64, 34, 10)) +
    '<path d="M45 18a24 24 0 0 0 0 32M83 18a24 24 0 0 1 0 32" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>'
  )
}

/** A cheering penlight, lit in the colour of `currentColor` where it is inlined. */
export function penlight(s: Sheet): string {
  const ink = { color: '#2a2350', width: 5 }
  return (
    group(
      'rotate(24 64 64)',
      fill(
        oval(64, 44, 54),
        s.radial(64, 44, 54, '#ffd66b 0 .75', '#ffd66b .5 .3', '#ffd66b 1 0'),
      ) +
        s.shape(
          'M50 78v-56a14 14 0 0 1 28 0v56z',
          s.linear(50, 0, 78, 0, '#ffe9a3 0', '#fffbe6 .4', '#ffc53d 1'),
          { ink, inside: fill(box(55, 16, 5, 52, 2), '#fff') },
        ) +
        s.shape(box(46, 76, 36, 12, 4), '#8da4ef', { ink, cel: ['#5a70c8', -4, -3] }) +
        s.shape(box(50, 88, 28, 36, 8), '#3d3a78', {
          ink,
          cel: ['#282556', -6, -3],
          inside: fills('#8da4ef', box(58, 96, 12, 6, 3)),
        }) +
        `<path d="M78 118q14 6 10 16" fill="none" stroke="#2a2350" stroke-width="4" stroke-linecap="round"/>`,
    ) +
    fills('#ffc53d', spark(22, 30, 12), spark(34, 66, 7)) +
    fills('#7ee0bd', spark(112, 76, 9))
  )
}
