import { expect, it } from 'vitest'
import { isShort } from './useFilledPages.ts'

const page = { from: 0, pageSize: 20 }

it.each([
  ['is filled up where all of it is kept away', { loaded: 20, shown: 0 }, page, true],
  ['stands where most of it is shown', { loaded: 20, shown: 12 }, page, false],
  ['stands where nothing is kept away, however short', { loaded: 3, shown: 3 }, page, false],
  ['counts from what was shown before', { loaded: 60, shown: 24 }, { ...page, from: 20 }, true],
  ['is full once half of it is there', { loaded: 80, shown: 30 }, { ...page, from: 20 }, false],
])('a page %s', (_, filling, asked, expected) => {
  expect(isShort(filling, asked)).toBe(expected)
})
