import { expect, it } from 'vitest'
import { charactersLeft, cleanPost, postMaxLength, postProblem } from './post.ts'

it('counts characters as a person does', () => {
  expect(charactersLeft('')).toBe(postMaxLength)
  expect(charactersLeft('👨‍👩‍👧‍👦'.repeat(2000))).toBe(0)
  expect(charactersLeft('👨‍👩‍👧‍👦'.repeat(2001))).toBe(-1)
  expect(charactersLeft('が'.normalize('NFD').repeat(2000))).toBe(0)
})

it('keeps two empty lines in a row at most', () => {
  expect(cleanPost('朝\r\n\n\n\n\n夜 ')).toBe('朝\n\n\n夜')
})

it('refuses what nobody could read', () => {
  expect(postProblem('おはよう\n\n👨‍👩‍👧‍👦')).toBeUndefined()
  expect(postProblem('\u200b\u3164 ')).toBe('EMPTY')
  expect(postProblem('\u202eさかさま')).toBe('UNREADABLE')
  expect(postProblem(`あ${'\u0301'.repeat(10_000)}`)).toBe('UNREADABLE')
  expect(postProblem('あ'.repeat(2001))).toBe('TOO_LONG')
  expect(postProblem('👨‍👩‍👧‍👦'.repeat(2000))).toBeUndefined()
})
