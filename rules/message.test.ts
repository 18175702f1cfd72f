import { expect, test } from 'vitest'
import { messageText } from './message.ts'

test.each([
  ['keeps lines and paragraphs', 'a\nb\n\nc\n\n\nd', 'a\nb\n\nc\n\n\nd'],
  ['keeps two empty lines of many', `a${'\n'.repeat(300)}b`, 'a\n\n\nb'],
  ['keeps the indent of a first line', '\u3000a\nb', '\u3000a\nb'],
  ['keeps a drawing in its columns', '\n \n  /\\_/\\\n ( o.o ) \n', '  /\\_/\\\n ( o.o )'],
  ['keeps no space around one line', '\u3000 a \n\n', 'a'],
  ['leaves nothing of nothing', ' \n\u3000\n ', ''],
  ['sees through spaces in empty lines', 'a\n \n\u3000\n\t\n\nb', 'a\n\n\nb'],
])('%s', (_, text, cleaned) => {
  expect(messageText.clean(text)).toBe(cleaned)
  expect(messageText.clean(cleaned)).toBe(cleaned)
})
