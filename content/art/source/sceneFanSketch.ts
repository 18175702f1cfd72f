import { figure } from './figure.ts'
import { star } from './motifs.ts'
import { stroke } from './pen.ts'
import { INK, frame } from './sceneParts.ts'
import { Sheet, box, fill, fills, group, oval } from './sheet.ts'

/** A fan's pencil page: every colour of the figure turned into paper and graphite. */
export function fanSketch(s: Sheet): string {
  const toPencil = (svg: string) =>
    svg.replace(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gi, (_, hex: string) => {
      const full = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex
      const [r = 0, g = 0, b = 0] = [0, 2, 4].map((i) => Number.parseInt(full.slice(i, i + 2), 16))
      const l = (0.3 * r + 0.59 * g + 0.11 * b) / 255
      return l > 0.72 ? '#fffdf6' : l > 0.5 ? '#e9e2d8' : l > 0.36 ? '#cfc5ba' : '#6b5c58'
    })
  const girl = new Sheet(`${s.prefix}g`)
  const drawing = figure(girl, 'tsumugi', 'smile', 'grin', 6)
  const page = girl.svg(1, 1, drawing)
  const body = toPencil(page.replace(/^<svg[^>]*>/, '').replace('</svg>\n', ''))
  const pencil = (x: number, y: number, turn: number, c: string, d: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      s.shape('-15,-190! 15,-190! 15,70! 0,116! -15,70!', c, {
        ink: { ...INK, width: 5 },
        cel: [d, -11, 0],
        inside:
          fill('-20,70! -8,62 0,72 8,62 20,70! 20,120! -20,120!', '#f6dcb4') +
          fill('-6,98! 6,98! 0,120!', '#3a2f4a') +
          fill('-20,-200! 20,-200! 20,-164! -20,-164!', '#f2a6b8') +
          fill('-20,-166! 20,-166! 20,-150! -20,-150!', '#d9dbe8'),
      }),
    )
  return (
    frame(s, '#d9a878 0', '#c08a5c 1') +
    fills(
      '#b37e52',
      stroke('0,120 400,132 1200,110', 6, 1, 1),
      stroke('0,400 600,390 1200,408', 6, 1, 1),
      stroke('0,660 500,672 1200,656', 6, 1, 1),
    ) +
    fill('190,96! 830,60! 884,756! 232,800!', '#8a5a3c', 0.35) +
    s.clip(
      '180,70! 820,40! 866,746! 216,786!',
      fill(box(150, 20, 760, 800), '#fffdf6') +
        `<path d="M240 150l560-24M260 700l580-30" stroke="#e5dccb" stroke-width="3"/>` +
        fills('#e3eee8', oval(330, 210, 70), oval(740, 560, 90)) +
        fills('#ffe9b8', oval(720, 190, 56)) +
        group('translate(520 400) rotate(-3) scale(.98)', body) +
        fills(
          '#8bceb6',
          stroke('300,170 330,150 360,176', 9, 0.4, 0.4),
          stroke('286,210 306,190 330,206', 8, 0.4, 0.4),
        ) +
        `<g opacity=".55">${fills('#8bceb6', stroke('410,300 470,240 540,222', 10), stroke('560,220 620,240 650,290', 10), stroke('396,380 400,430 410,470', 10), stroke('660,360 668,420 660,470', 10))}</g>` +
        `<path d="${star(300, 620, 26, 8)}${star(760, 330, 20, -8)}" fill="none" stroke="#6b5c58" stroke-width="3"/>`,
    ) +
    pencil(1000, 300, 24, '#8bceb6', '#5aa78c') +
    pencil(1090, 470, 40, '#ffc53d', '#d9932a') +
    group(
      'translate(1010 640) rotate(-16)',
      s.shape(box(-84, -36, 168, 72, 14), '#fff8f2', {
        ink: INK,
        cel: ['#dcccc6', -8, -10],
        inside: fill(box(-90, -40, 110, 80), '#8da4ef'),
      }),
    ) +
    fills('#e9e2d8', oval(930, 560, 6), oval(950, 580, 4), oval(905, 590, 5))
  )
}
