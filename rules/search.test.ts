import { describe, expect, it } from 'vitest'
import { foldName } from './fold.ts'
import { spelledAlike } from './spelledAlike.testing.ts'
import { createWordFinder } from './wordFinder.ts'
import { findSpans, foldText, gramsOf, gramsToAsk, isSearchTooLong, readSearch } from './search.ts'

describe('what is typed', () => {
  it('is one word however it is spelled', () => {
    for (const typed of ['ラジオ', 'らじお', 'ﾗｼﾞｵ', ' らじオ　'])
      expect(readSearch(typed)).toEqual(['らじお'])
    expect(readSearch('ＬＵＫＡ　Café')).toEqual(['luka', 'cafe'])
  })

  it.each(spelledAlike)('%s finds %s, and the other way round', (one, other) => {
    expect(readSearch(one)).toEqual(readSearch(other))
    expect(findSpans(`夜の${other}は`, readSearch(one))).toEqual([[2, 2 + other.length]])
    expect(foldName(one)).toBe(foldName(other))
    expect(createWordFinder([one])(`夜の${other}は`)).toBe(other)
    expect(createWordFinder([other])(`夜の${one}は`)).toBe(one)
  })

  it('keeps apart what are names of their own', () => {
    for (const [one, other] of ['龍竜', '斉斎', '島嶋'].map((two) => [...two]))
      expect(readSearch(one!)).not.toEqual(readSearch(other!))
  })

  it('is nothing where nothing is drawn, and short where it never ends', () => {
    expect(readSearch(' \u200b　')).toEqual([])
    expect(isSearchTooLong('あ'.repeat(50))).toBe(false)
    expect(isSearchTooLong('あ'.repeat(51))).toBe(true)
    expect(isSearchTooLong('\u0301'.repeat(10_000))).toBe(true)
    expect(readSearch('あ い う え お か き く け')).toHaveLength(8)
  })
})

it('finds a text by each character and each pair, but by none across a space', () => {
  expect([...gramsOf(foldText('声 が\n聞'))]).toEqual(['声', 'が', '聞'])
  expect([...gramsOf('𠮷野家')]).toEqual(['𠮷', '野', '𠮷野', '家', '野家'])
  expect(gramsToAsk('の')).toEqual(['の'])
  expect(gramsToAsk('wwww')).toEqual(['ww'])
})

describe('what is highlighted', () => {
  it('is the text as it was written', () => {
    const text = '夜のﾗｼﾞｵと、深夜のラジオ。'
    const spans = findSpans(text, readSearch('らじお'))
    expect(spans.map(([from, to]) => text.slice(from, to))).toEqual(['ﾗｼﾞｵ', 'ラジオ'])
  })

  it('is one where words overlap, and each of what is repeated', () => {
    expect(findSpans('東京都', ['東京', '京都'])).toEqual([[0, 3]])
    expect(findSpans('100%と50%', ['%'])).toEqual([
      [3, 4],
      [7, 8],
    ])
  })
})
