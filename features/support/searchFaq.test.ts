import { expect, it } from 'vitest'
import { searchFaq } from './searchFaq.ts'

const entries = [
  { question: 'コインに期限はありますか', answer: '180日です。' },
  { question: 'グッズはいつ届きますか', answer: 'メールでお知らせします。' },
]

it.each([
  ['', 2],
  ['　', 2],
  ['こいん', 1],
  ['ｺｲﾝ　期限', 1],
  ['１８０', 1],
  ['コイン メール', 0],
  ['か', 2],
])('of two questions, %j leaves %i', (typed, count) => {
  expect(searchFaq(entries, typed)).toHaveLength(count)
})
