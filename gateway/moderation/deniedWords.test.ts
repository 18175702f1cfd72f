import { expect, test } from 'vitest'
import { findDeniedWord } from './deniedWords.ts'

test.each([
  ['as it is', 'ばかだね', 'ばか', 'ばか'],
  ['in katakana', 'おいバカ', 'ばか', 'バカ'],
  ['in half-width kana', 'おいﾊﾞｶ！', 'ばか', 'ﾊﾞｶ'],
  ['inside a Japanese word', '大馬鹿者', '馬鹿', '馬鹿'],
  ['in capitals', 'you SPAM', 'spam', 'SPAM'],
  ['full-width', 'you ｓｐａｍ!', 'spam', 'ｓｐａｍ'],
  ['with an accent', 'spám', 'spam', 'spám'],
  ['with characters between that draw nothing', 'ば\u200bか\u200d', 'ばか', 'ば\u200bか\u200d'],
  ['next to Japanese', 'これspamだよ', 'spam', 'spam'],
  ['of several words', 'buy now, cheap', 'buy now', 'buy now'],
  ['with a mark of its own', 'a c++ fan', 'c++', 'c++'],
])('finds a word %s, and answers it as it was written', (_, text, word, written) => {
  expect(findDeniedWord(text, ['あほう', word])).toBe(written)
})

test.each([
  ['a part of a Latin word', 'sand castle', 'and'],
  ['a Latin word with a number', 'spam2 spams 3spam', 'spam'],
  ['another kana', 'はかり', 'ばか'],
  ['an empty list entry', 'なにも', ' '],
])('lets %s be', (_, text, word) => {
  expect(findDeniedWord(text, [word])).toBeUndefined()
})

test('is done with a long text in no time', () => {
  const started = performance.now()
  findDeniedWord(
    'あ'.repeat(1000),
    Array.from({ length: 500 }, (_, index) => `ああ${index}`),
  )
  expect(performance.now() - started).toBeLessThan(500)
})
