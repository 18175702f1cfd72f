import { expect, it } from 'vitest'
import { isolate } from './isolate.ts'

it.each(['محمد', 'שירה', '\u202Eりな', 'Lina عمر'])('isolates %j', (name) => {
  expect(isolate(name)).toBe(`\u2068${name}\u2069`)
})

it.each(['', 'こむぎ', 'Lina', 'Łukasz', '12', '🏮', '김민지', 'नेहा'])('leaves %j', (name) => {
  expect(isolate(name)).toBe(name)
})
