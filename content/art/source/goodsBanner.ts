import { bird } from './bird.ts'
import { bulbs } from './dusk.ts'
import { stand } from './goodsStands.ts'
import { goodsThings } from './goodsThings.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group } from './sheet.ts'

/** A tile of the shop's window: a thing in its own light, cut with round corners. */
function pane(s: Sheet, x: number, y: number, size: number, thing: string): string {
  return (
    fill(box(x - 8, y - 8, size + 16, size + 16, 30), '#3a2a44') +
    s.clip(box(x, y, size, size, 24), group(`translate(${x} ${y}) scale(${size / 400})`, thing))
  )
}

/** The store's window at dusk, the station's bird behind the counter. */
export function shopWindow(s: Sheet): string {
  const draw = (name: string) => {
    const thing = goodsThings[name]
    if (!thing) throw new Error(`nothing draws ${name}`)
    return thing(s)
  }
  return (
    fill(box(0, 0, 1200, 600), s.linear(0, 0, 0, 600, '#2b2d72 0', '#7c559f .62', '#f08f86 1')) +
    fills('#8a4f3a', box(0, 470, 1200, 130)) +
    fills('#a5614a', box(0, 470, 1200, 26)) +
    pane(s, 40, 128, 296, stand(s, 'luka')) +
    pane(s, 366, 128, 296, draw('penlights')) +
    pane(s, 692, 128, 296, draw('radio')) +
    group('translate(1066 392) scale(.98)', bird(s, 'awake', 'up', 'out', -3)) +
    fill(
      'M0 0H1200V66q-50 46-100 0t-100 0-100 0-100 0-100 0-100 0-100 0-100 0-100 0-100 0-100 0-100 0z',
      '#ff8a6b',
    ) +
    [0, 2, 4, 6, 8, 10].map((i) => fill(`M${i * 100} 0h100v66q-50 46-100 0z`, '#fff6df')).join('') +
    bulbs(s, -20, 96, 600, 70, 40, 9) +
    bulbs(s, 600, 70, 1220, 100, 40, 9)
  )
}
