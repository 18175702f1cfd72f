import { expect, test } from 'vitest'
import { cleanText, countCharacters } from './text.ts'

test.each([
  ['composes what was typed in parts', 'か\u3099', 'が'],
  ['makes line ends one character', 'a\r\nb\rc\n\nd', 'a\nb\nc\n\nd'],
  ['drops the white space around, full-width too', '\u3000\n おはよう \u3000\r\n', 'おはよう'],
  ['keeps the white space within, and width and case', 'Ａ　b', 'Ａ　b'],
  ['replaces half a character', '片割れ\ud83d', '片割れ\ufffd'],
  ['leaves nothing of white space only', ' \n\u3000', ''],
])('%s', (_, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned)
  expect(cleanText(cleaned)).toBe(cleaned)
})

test('counts characters as a person does', () => {
  expect(countCharacters('灯台守')).toBe(3)
  expect(countCharacters('👨‍👩‍👧‍👦👍🏽')).toBe(2)
  expect(countCharacters('か\u3099🇯🇵')).toBe(2)
  expect(countCharacters('')).toBe(0)
})
