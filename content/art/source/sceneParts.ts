import type { Sheet } from './sheet.ts'
import { box, fill } from './sheet.ts'

export const frame = (s: Sheet, ...stops: string[]) =>
  fill(box(0, 0, 1200, 800), s.linear(0, 0, 0, 800, ...stops))

export const INK = { color: '#2f2a52', width: 6 }
