import { beads } from './avatarParts.ts'
import { stroke } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { ellipse, fill, fills, group, oval } from './sheet.ts'

export const INK = { color: '#2f2a52', width: 5.4 }

type Look = 'awake' | 'asleep' | 'worried'

type Wing = 'down' | 'out' | 'up'

const FEATHERS: Record<Wing, string[]> = {
  down: [stroke('8,50 14,62 12,84', 4, 0, 0.6), stroke('22,44 28,58 26,78', 4, 0, 0.6)],
  out: [stroke('64,-10 78,-8 94,2', 4, 0, 0.6), stroke('60,4 72,8 86,14', 4, 0, 0.6)],
  up: [stroke('40,-44 50,-56 66,-68', 4, 0, 0.6), stroke('46,-34 56,-44 70,-54', 4, 0, 0.6)],
}

/** The station's bird: round as a dumpling, an antenna for a crest, a plug-like tail. About 220 tall. */
export function bird(s: Sheet, look: Look, left: Wing, right: Wing, lean = 0): string {
  const wing = (side: 1 | -1, how: Wing) => {
    const shape = {
      down: '-12,-24! 20,-22 38,12 38,52 26,78 12,84 -4,70 -14,36',
      out: '-6,-18! 30,-32 66,-30 92,-14 98,0 86,14 52,22 8,22',
      up: '-10,4! 6,-32 30,-62 52,-76 66,-74 72,-58 58,-26 18,22',
    }[how]
    return group(
      `translate(${74 * side} 20) scale(${side} 1)`,
      s.shape(shape, '#4d62a8', {
        ink: INK,
        cel: ['#364784', -6 * side, -8],
        inside: fills('#364784', ...FEATHERS[how]),
      }),
    )
  }
  const eyes =
    look === 'asleep'
      ? fills(
          '#2f2a52',
          stroke('-52,-6 -40,2 -26,2 -14,-6', 6, 0.3, 0.3),
          stroke('26,-6 38,2 52,2 64,-6', 6, 0.3, 0.3),
        )
      : beads(-34, 46, -8, 1) +
        (look === 'worried'
          ? fills(
              '#2f2a52',
              stroke('-56,-40 -42,-46 -26,-48', 5, 0.4, 0),
              stroke('38,-48 54,-46 68,-40', 5, 0.4, 0),
            )
          : '')
  const beak =
    look === 'awake'
      ? s.shape('-10,16! 6,8 24,16! 18,30 6,36 -4,30', '#ff9a3d', {
          ink: INK,
          cel: ['#d96a24', -3, -5],
          inside: fill('-10,20! 6,18 24,20! 16,32 6,34 -2,30', '#b5443a'),
        })
      : s.shape('-9,18! 6,10 22,18! 16,28 6,31 -3,28', '#ff9a3d', {
          ink: INK,
          cel: ['#d96a24', -3, -4],
        })
  return group(
    `rotate(${lean} 0 100)`,
    fills('#2f2a52', stroke('2,-92 -6,-126 8,-150', 9, 0.8, 0.8)) +
      fills('#8a90c8', stroke('2,-92 -6,-126 8,-150', 3.6, 0.8, 0.8)) +
      s.shape(oval(10, -158, 11), look === 'asleep' ? '#9aa0cc' : '#ff7a6b', {
        ink: INK,
        cel: ['#c4484e', -3, -4],
      }) +
      (look === 'asleep'
        ? ''
        : `<path d="M-14-180a32 32 0 0 0-2 42M34-180a32 32 0 0 1 4 40" fill="none" stroke="#ffb938" stroke-width="6" stroke-linecap="round"/>`) +
      s.shape('78,52! 118,44 136,24! 142,50 134,84 104,94 70,86!', '#4d62a8', {
        ink: INK,
        cel: ['#364784', -6, -8],
      }) +
      '<path d="M-34 92v18l-16 8M-34 110l12 8M38 92v18l-14 8M38 110l16 8" fill="none" stroke="#2f2a52" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><path d="M-34 92v18l-16 8M-34 110l12 8M38 92v18l-14 8M38 110l16 8" fill="none" stroke="#f2913c" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>' +
      s.shape(
        '0,-98 54,-88 90,-46 100,8 92,62 58,94 0,102 -58,94 -92,62 -100,8 -90,-46 -54,-88',
        '#fffaf0',
        {
          ink: INK,
          cel: ['#e2cfc6', -16, -14],
          inside:
            fill(
              '-120,-30! -70,-36 -20,-52 6,-74! 34,-52 84,-36 130,-30! 130,-120! -120,-120!',
              '#5a70bc',
            ) +
            fill('60,-110! 96,-60 110,-28! 84,-36 50,-46!', '#42559a') +
            fill(stroke('-70,-56 -50,-76 -24,-86', 8), '#9db0ec'),
        },
      ) +
      ellipse(-62, 18, 17, 10, '#ff8f7d', 'opacity=".6"') +
      ellipse(76, 18, 17, 10, '#ff8f7d', 'opacity=".6"') +
      eyes +
      beak +
      fills(
        '#e2cfc6',
        stroke('-20,60 -12,66 -4,60', 4, 0.4, 0.4),
        stroke('6,72 14,78 22,72', 4, 0.4, 0.4),
        stroke('28,56 36,62 44,56', 4, 0.4, 0.4),
      ) +
      wing(-1, left) +
      wing(1, right),
  )
}
