import { describe, expect, it } from 'vitest'
import { isKatakana, narrow, toKatakana } from './typed.ts'

describe('narrow', () => {
  it.each([
    ['１５０－０００１', '150-0001'],
    ['150ー0001', '150-0001'],
    ['090‐1234−5678', '090-1234-5678'],
    ['　ＡＯＩ＠example．ｊｐ　', 'AOI@example.jp'],
    ['サーバー', 'サーバー'],
  ])('%s is %s', (typed, kept) => expect(narrow(typed)).toBe(kept))
})

describe('toKatakana', () => {
  it.each([
    ['ほしの', 'ホシノ'],
    ['ﾎｼﾉ ｶﾞｸ', 'ホシノ ガク'],
    ['ゔぁいおれっと', 'ヴァイオレット'],
    [' セイ　', 'セイ'],
  ])('%s is %s', (typed, kept) => expect(toKatakana(typed)).toBe(kept))

  it('leaves what is no kana for the fan to correct', () => {
    expect(isKatakana(toKatakana('ほし野'))).toBe(false)
    expect(isKatakana(toKatakana('Hoshi'))).toBe(false)
    expect(isKatakana(toKatakana('ジョン・ポール'))).toBe(true)
  })
})
