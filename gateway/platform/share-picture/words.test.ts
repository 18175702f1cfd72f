import { expect, it } from 'vitest'
import { breakLines, cutLines, isUnbroken, toDrawn } from './words.ts'

/** A font of Latin letters half an em wide and of all others one, which has no emoji. */
const widthOf = (character: string) =>
  character < '\u0080' ? 0.5 : character > '\u{1f000}' ? undefined : 1

it('leaves out what the font lacks, and keeps to one line', () => {
  expect(toDrawn('推し🎉  \n最高\t!', 20, widthOf)).toBe('推し 最高 !')
  expect(toDrawn('👾👾', 20, widthOf)).toBe('')
})

it('cuts what is long, and looks at no more of it', () => {
  expect(toDrawn('あ'.repeat(1_000_000), 5, widthOf)).toBe('あああああ…')
})

it('breaks between words and Japanese phrases, and what has neither anywhere', () => {
  expect(breakLines('Which winter special', 7, widthOf)).toEqual(['Which winter', 'special'])
  expect(breakLines('今日は良い天気ですね', 7, widthOf)).toEqual(['今日は良い', '天気ですね'])
  expect(breakLines('あ'.repeat(10), 4, widthOf)).toEqual(['ああああ', 'ああああ', 'ああ'])
  expect(breakLines('', 4, widthOf)).toEqual([])
})

it('tells whether a phrase has to be broken', () => {
  expect(isUnbroken('灯台まつりのトレジャーマシン', 8, widthOf)).toBe(true)
  expect(isUnbroken('灯台まつりのトレジャーマシン', 7.9, widthOf)).toBe(false)
})

it('tells that there were more lines', () => {
  expect(cutLines(['one', 'two', 'three'], 2)).toEqual(['one', 'tw…'])
  expect(cutLines(['one'], 2)).toEqual(['one'])
})
