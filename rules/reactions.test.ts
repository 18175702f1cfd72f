import { expect, test } from 'vitest'
import { qualifiedEmoji } from './reactions.ts'

test.each([
  ['❤', '❤️'],
  ['☺', '☺️'],
  ['✌', '✌️'],
  ['▶', '▶️'],
  ['1⃣', '1️⃣'],
  ['❤️', '❤️'],
  ['✌🏽', '✌🏽'],
  ['✌️🏽', '✌🏽'],
  ['👩‍❤‍👨', '👩‍❤️‍👨'],
  ['🏳‍⚧', '🏳️‍⚧️'],
  ['👏️', '👏'],
])('%s is drawn as %s', (typed, drawn) => expect(qualifiedEmoji(typed)).toBe(drawn))
