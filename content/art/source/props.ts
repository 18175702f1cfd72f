import { stroke } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, oval } from './sheet.ts'

export function lantern(s: Sheet): string {
  const ink = { color: '#5b3210', width: 4 }
  const brass = s.linear(-40, 0, 40, 0, '#c98a2b 0', '#ffe08a .35', '#d9982f .7', '#9a6318 1')
  return (
    `<path d="M-34 22C-40-26 40-26 34 22" fill="none" stroke="#5b3210" stroke-width="9"/><path d="M-34 22C-40-26 40-26 34 22" fill="none" stroke="#e7b24a" stroke-width="4"/>` +
    s.shape('-44,48! -30,24 -12,14 12,14 30,24 44,48!', brass, { ink }) +
    s.shape(
      '-36,50! -42,90 -36,132! 36,132! 42,90 36,50!',
      s.radial(0, 94, 60, '#fffbe0 0', '#ffe48a .5', '#ffb938 1'),
      {
        ink,
        inside:
          fill('-2,112 -14,98 -4,80 2,64! 12,84 14,100 6,112', '#ff8a1f') +
          fill('0,110 -6,100 0,88 6,100', '#fffbe0') +
          fill('-28,60! -32,92 -28,122! -20,122! -22,92 -20,60!', '#fff', 0.8),
      },
    ) +
    fills(
      '#8a5718',
      box(-3, 50, 4, 82),
      stroke('-38,50 -44,92 -38,132', 5, 1, 1),
      stroke('38,50 44,92 38,132', 5, 1, 1),
    ) +
    s.shape(box(-46, 44, 92, 12, 6), brass, { ink }) +
    s.shape('-48,132! 48,132! 56,158! -56,158!', brass, {
      ink,
      inside: fill('-60,150! 60,150! 60,160! -60,160!', '#9a6318'),
    })
  )
}

export function pad(s: Sheet): string {
  const ink = { color: '#1d4a3f', width: 4 }
  return (
    s.shape(
      '-60,452 8,444 78,446 112,462 130,520 136,566 112,584 78,560 60,536 -44,540 -62,564 -96,588 -118,568 -110,522 -92,470',
      '#f4fbf7',
      { ink, cel: ['#b9d9cc', -6, -10] },
    ) +
    s.shape(oval(-52, 496, 15, 14), '#2f5d50', {
      ink: { color: '#1d4a3f', width: 3 },
      cel: ['#1d3b31', -3, -4],
    }) +
    s.shape(oval(44, 516, 14, 13), '#2f5d50', {
      ink: { color: '#1d4a3f', width: 3 },
      cel: ['#1d3b31', -3, -4],
    }) +
    fills('#f2a65a', oval(76, 480, 8), oval(92, 498, 8)) +
    fills('#46a758', oval(60, 496, 8)) +
    fills('#5472e4', oval(76, 513, 8)) +
    fills('#2f5d50', box(-34, 508, 26, 9, 3), 'M-25 500h8v26h-8z') +
    fills('#8bceb6', box(-4, 470, 24, 10, 5))
  )
}
