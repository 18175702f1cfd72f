import type { Sheet } from './sheet.ts'
import { box, ellipse, fill } from './sheet.ts'

export const INK = { color: '#3a2a44', width: 8 }

export const ground = (s: Sheet, top: string, foot: string) =>
  fill(box(0, 0, 400, 400), s.linear(0, 0, 0, 400, `${top} 0`, `${foot} 1`))

/** The small creatures' eyes: tall, dark, two lights. */
export function beads(x1: number, x2: number, y: number, k = 1, color = '#2e2038'): string {
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${13 * k}" ry="${17 * k}" fill="${color}"/><ellipse cx="${x - 4 * k}" cy="${y - 6 * k}" rx="${5 * k}" ry="${6 * k}" fill="#fff"/><circle cx="${x + 4 * k}" cy="${y + 7 * k}" r="${2.6 * k}" fill="#fff" opacity=".85"/>`
  return eye(x1) + eye(x2)
}

export const cheeks = (x1: number, x2: number, y: number, r = 20) =>
  ellipse(x1, y, r, r * 0.6, '#ff7f7a', 'opacity=".5"') +
  ellipse(x2, y, r, r * 0.6, '#ff7f7a', 'opacity=".5"')
