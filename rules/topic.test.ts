import { describe, expect, it } from 'vitest'
import { topicProblem, topicTexts } from './topic.ts'

describe('a title', () => {
  it('takes 2 to 60 characters, as a person counts them', () => {
    expect(topicProblem('title', '灯')).toBe('TOO_SHORT')
    expect(topicProblem('title', '灯台')).toBeUndefined()
    expect(topicProblem('title', '👨‍👩‍👧‍👦'.repeat(60))).toBeUndefined()
    expect(topicProblem('title', '👨‍👩‍👧‍👦'.repeat(61))).toBe('TOO_LONG')
    expect(topicTexts.title.charactersLeft('あ'.repeat(61))).toBe(-1)
  })

  it('is one line, and something that can be read', () => {
    expect(topicTexts.title.clean(' 今夜の\n\n配信 ')).toBe('今夜の 配信')
    expect(topicProblem('title', '\u200b')).toBe('EMPTY')
    expect(topicProblem('title', 'さかさ\u202eま')).toBe('UNREADABLE')
  })
})

it('a text takes 5,000 characters', () => {
  expect(topicProblem('text', 'あ'.repeat(5000))).toBeUndefined()
  expect(topicProblem('text', 'あ'.repeat(5001))).toBe('TOO_LONG')
})
