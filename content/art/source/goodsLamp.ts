import { INK, stage, stages, thin } from './goodsParts.ts'
import { stars } from './motifs.ts'
import type { Piece } from './pieces.ts'
import type { Sheet } from './sheet.ts'
import { box, ellipse, fills, oval } from './sheet.ts'

/** A full moon on a wooden foot, with a cord to pull. */
const lamp = (s: Sheet) =>
  stage(
    s,
    stages.night,
    stars(11, 24, 24, 24, 352, 150, '#fff') +
      ellipse(200, 168, 158, 150, '#ffe9a0', 'opacity=".22"') +
      ellipse(200, 168, 132, 126, '#ffe9a0', 'opacity=".26"') +
      s.shape('150,292! 250,292! 272,338! 128,338!', '#a5614a', {
        ink: INK,
        cel: ['#7d4433', -8, -8],
      }) +
      s.shape(box(176, 262, 48, 36, 8), '#f2b56b', { ink: thin }) +
      s.shape(oval(200, 168, 104), '#ffe9a0', {
        ink: INK,
        cel: ['#f4bf62', -16, -16],
        inside: fills(
          '#f6d27c',
          oval(160, 132, 22),
          oval(232, 116, 13),
          oval(244, 184, 27),
          oval(176, 214, 15),
          oval(204, 158, 9),
        ),
      }) +
      '<path d="M216 282c40 0 56 10 58 40" fill="none" stroke="#3a2a44" stroke-width="9" stroke-linecap="round"/><path d="M216 282c40 0 56 10 58 40" fill="none" stroke="#f2b56b" stroke-width="4" stroke-linecap="round"/>' +
      s.shape(oval(274, 326, 11), '#ff7a6b', { ink: thin }),
    { shadow: 120, y: 344 },
  )

/** What the store sells to members first. */
export const goodsLamp: Piece = {
  name: 'goods-lamp',
  width: 400,
  height: 400,
  grain: 2,
  light: true,
  draw: lamp,
  focus: { x: 0.5, y: 0.5 },
  alt: { ja: '木の台にのった満月のランプ', en: 'A lamp like a full moon on a wooden foot' },
}
