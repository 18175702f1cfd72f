import { expect, it } from 'vitest'
import { postText } from './post.ts'

it('counts characters as a person does', () => {
  expect(postText.charactersLeft('')).toBe(postText.maxLength)
  expect(postText.charactersLeft('👨‍👩‍👧‍👦'.repeat(2000))).toBe(0)
  expect(postText.charactersLeft('👨‍👩‍👧‍👦'.repeat(2001))).toBe(-1)
  expect(postText.charactersLeft('が'.normalize('NFD').repeat(2000))).toBe(0)
})

it('keeps two empty lines in a row at most', () => {
  expect(postText.clean('朝\r\n\n\n\n\n夜 ')).toBe('朝\n\n\n夜')
})

it('refuses what nobody could read', () => {
  expect(postText.problem('おはよう\n\n👨‍👩‍👧‍👦')).toBeUndefined()
  expect(postText.problem('\u200b\u3164 ')).toBe('EMPTY')
  expect(postText.problem('\u202eさかさま')).toBe('UNREADABLE')
  expect(postText.problem(`あ${'\u0301'.repeat(10_000)}`)).toBe('UNREADABLE')
  expect(postText.problem('あ'.repeat(2001))).toBe('TOO_LONG')
  expect(postText.problem('👨‍👩‍👧‍👦'.repeat(2000))).toBeUndefined()
})
