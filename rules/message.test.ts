import { expect, test } from 'vitest'
import { cleanMessage } from './message.ts'

test.each([
  ['keeps lines and paragraphs', 'a\nb\n\nc\n\n\nd', 'a\nb\n\nc\n\n\nd'],
  ['keeps two empty lines of many', `a${'\n'.repeat(300)}b`, 'a\n\n\nb'],
  ['sees through spaces in empty lines', 'a\n \n\u3000\n\t\n\nb', 'a\n\n\nb'],
])('%s', (_, text, cleaned) => {
  expect(cleanMessage(text)).toBe(cleaned)
  expect(cleanMessage(cleaned)).toBe(cleaned)
})
