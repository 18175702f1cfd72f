import { expect, test } from 'vitest'
import { createWordFinder } from './wordFinder.ts'

const find = (text: string, ...words: string[]) => createWordFinder(words)(text)

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
  ['beyond the first plane', 'これ𠮟るよ', '𠮟る', '𠮟る'],
  ['pulled apart', 'これは公 式です', '公式', '公 式'],
  ['pulled apart by a full-width space', '公\u3000式', '公式', '公\u3000式'],
  ['pulled apart by nothing to be seen', '公\u200b式', '公式', '公\u200b式'],
  ['pulled apart by dots', '公・式', '公式', '公・式'],
  ['pulled apart in half-width kana', 'ｽ ﾀ ｯ ﾌです', 'スタッフ', 'ｽ ﾀ ｯ ﾌ'],
  ['pulled apart by half', 'スタ ッフ', 'スタッフ', 'スタ ッフ'],
  ['short, its letters alone', 'おい 死 ね！', '死ね', '死 ね'],
  ['down the page', '公\n式\n', '公式', '公\n式'],
  ['in Latin letters that stand alone', 'this is s p a m!', 'spam', 's p a m'],
  ['in full-width letters that stand alone', 'ａ　ｄ　ｍ　ｉ　ｎ', 'admin', 'ａ　ｄ　ｍ　ｉ　ｎ'],
  ['of several words, far apart', 'buy  \nnow', 'buy now', 'buy  \nnow'],
  ['as a name with its space', '朝凪 ひより', '朝凪ひより', '朝凪 ひより'],
])('finds a word %s, and answers it as it was written', (_, text, word, written) => {
  expect(find(text, 'あほう', word)).toBe(written)
})

test.each([
  ['a part of a Latin word', 'sand castle', 'and'],
  ['a Latin word with a number', 'spam2 spams 3spam', 'spam'],
  ['another kana', 'はかり', 'ばか'],
  ['an empty list entry', 'なにも', ' '],
  ['the end of a word and the start of the next', 'she is now here', 'nowhere'],
  ['what only begins apart', 's pam', 'spam'],
  ['two letters that stand alone', 'should I a moment', 'ia'],
  ['several words as one', 'buynow', 'buy now'],
  ['a short word over a space', '今日は必死 ねむい', '死ね'],
  ['a short word over a line', 'もう寝れば\nかわいい', 'ばか'],
  ['a telling word over a line', '主人公\n式典へ', '公式'],
])('lets %s be', (_, text, word) => {
  expect(find(text, word)).toBeUndefined()
})

test('looks through a long text for many words', () => {
  const words = Array.from({ length: 500 }, (_, index) => `ああ${1000 + index}`)
  expect(find('あ'.repeat(1000), ...words)).toBeUndefined()
  expect(find(`${'あ'.repeat(1000)}1499`, ...words)).toBe('ああ1499')
})
