import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdAction, releaseAction, takeAction } from './pendingAction.ts'

const like = { input: { postId: 'post_01' }, key: 'key_01' }
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+09:00'), toFake: ['Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('is taken once, under its key, by whoever goes by its name', () => {
  holdAction('like:post_01', like)
  expect(takeAction('like:post_02')).toBeNull()
  expect(takeAction('like:post_01')).toMatchObject(like)
  expect(takeAction('like:post_01')).toBeNull()
})

it('is given up where the fan would rather not log in', () => {
  holdAction('like:post_01', like)
  releaseAction()
  expect(takeAction('like:post_01')).toBeNull()
})

it('is too old after an hour, and gone', () => {
  holdAction('like:post_01', like)
  vi.setSystemTime(Date.now() + 60 * 60 * 1000)
  expect(takeAction('like:post_01')).toBeNull()
  expect(kept.size).toBe(0)
})

it.each(['', '{', 'null', '[]', '{"name":"like:post_01"}'])('nothing is made of %j', (text) => {
  kept.set('ouen.act.1', text)
  expect(takeAction('like:post_01')).toBeNull()
})

it('does without where storage is barred', () => {
  const bar = () => {
    throw new DOMException('barred', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: bar, setItem: bar, removeItem: bar })
  holdAction('like:post_01', like)
  expect(takeAction('like:post_01')).toBeNull()
  expect(releaseAction).not.toThrow()
})
