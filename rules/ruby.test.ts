import { expect, it } from 'vitest'
import { readRuby } from './ruby.ts'

const plain = (base: string) => ({ base, reading: null })

it('reads what the bar marks, whatever is written there', () => {
  expect(readRuby('夜の｜灯台《とうだい》に、｜Luka《ルカ》がいる')).toEqual([
    plain('夜の'),
    { base: '灯台', reading: 'とうだい' },
    plain('に、'),
    { base: 'Luka', reading: 'ルカ' },
    plain('がいる'),
  ])
})

it('takes the kanji before a reading where no bar stands', () => {
  expect(readRuby('古い時計《とけい》')).toEqual([
    plain('古い'),
    { base: '時計', reading: 'とけい' },
  ])
})

it('leaves marks that are not whole as they are written', () => {
  for (const text of ['｜灯台', '灯台《とうだい', '《》', 'かな《かな》', '｜灯\n台《》'])
    expect(readRuby(text)).toEqual([plain(text)])
})

it('makes nothing of nothing, and leaves marks without end as they are', () => {
  expect(readRuby('')).toEqual([])
  const marks = '｜'.repeat(50_000) + '《'.repeat(50_000)
  expect(readRuby(marks)).toEqual([plain(marks)])
})
