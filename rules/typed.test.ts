import { describe, expect, it } from 'vitest'
import { isKatakana, narrow, toKatakana } from './typed.ts'

describe('narrow', () => {
  it.each([
    ['１５０－０００１', '150-0001'],
    ['150ー0001', '150-0001'],
    ['090‐1234−5678', '090-1234-5678'],
    ['　ＡＯＩ＠example．ｊｐ　', 'AOI@example.jp'],
    ['サーバー', 'サーバー'],
    ['\u202a090-1234-5678\u202c', '090-1234-5678'],
    ['\ufeffaoi@example.jp\u200b', 'aoi@example.jp'],
    ['\u2068602-8368\u2069\u200e', '602-8368'],
  ])('%s is %s', (typed, kept) => expect(narrow(typed)).toBe(kept))
})

describe('toKatakana', () => {
  it.each([
    ['ほしの', 'ホシノ'],
    ['ﾎｼﾉ ｶﾞｸ', 'ホシノ ガク'],
    ['ゔぁいおれっと', 'ヴァイオレット'],
    [' セイ　', 'セイ'],
    ['か゛っき', 'ガッキ'],
    ['ﾊ゜ﾊﾟ', 'パパ'],
    ['みすゞ', 'ミスヾ'],
    ['いすゝ', 'イスヽ'],
    ['ラ－メン', 'ラーメン'],
    ['ルカ‐', 'ルカー'],
    ['ジャン゠リュック', 'ジャン＝リュック'],
    ['ジャン=リュック', 'ジャン＝リュック'],
    ['\u200bヷリャーグ\ufeff', 'ヷリャーグ'],
  ])('%s is %s', (typed, kept) => expect(toKatakana(typed)).toBe(kept))

  it('leaves what is no kana for the fan to correct', () => {
    expect(isKatakana(toKatakana('ほし野'))).toBe(false)
    expect(isKatakana(toKatakana('Hoshi'))).toBe(false)
    const readings = [
      'ジョン・ポール',
      'ジャン＝リュック',
      'みすゞ',
      'ヷヸヹヺ',
      'ラ－メン',
      'か゛',
      'いすゝ',
    ]
    for (const reading of readings) expect(isKatakana(toKatakana(reading))).toBe(true)
  })
})
