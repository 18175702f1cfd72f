import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

it('begins shortly before the first word, with whole characters', () => {
  expect(excerptOf('夜のラジオを聴いた', ['らじお'])).toBe('夜のラジオを聴いた')
  const family = '👨‍👩‍👧‍👦'
  const long = `${'あ'.repeat(60)}${family}${'い'.repeat(10)}ラジオの話`
  expect(excerptOf(long, ['らじお'])).toBe(`…${'い'.repeat(10)}ラジオの話`)
  expect(excerptOf('どこにもない'.repeat(20), ['らじお'])).toBe('どこにもない'.repeat(20))
})
