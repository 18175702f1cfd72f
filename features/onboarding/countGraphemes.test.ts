import { expect, it } from 'vitest'
import { countGraphemes } from './countGraphemes.ts'

it.each([
  ['', 0],
  ['   ', 0],
  ['しおかぜ', 4],
  [' しおかぜ ', 4],
  ['か\u3099', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['🇯🇵👍🏽', 2],
])('counts %j as %i', (text, count) => {
  expect(countGraphemes(text)).toBe(count)
})
