import { expect, it } from 'vitest'
import { readRange } from './range.ts'

it.each([
  ['bytes=0-99', { from: 0, to: 99 }],
  ['bytes=900-', { from: 900, to: 999 }],
  ['bytes=-100', { from: 900, to: 999 }],
  ['bytes=-5000', { from: 0, to: 999 }],
  ['bytes=990-5000', { from: 990, to: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=1000-2000', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-9', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=0x10-', 'whole'],
  ['bytes=99999999999999999999-', 'whole'],
  [undefined, 'whole'],
] as const)('of a thousand bytes, %s asks for %o', (header, asked) => {
  expect(readRange(header, 1000)).toEqual(asked)
})

it('of an empty file nothing can be asked', () => {
  expect([readRange('bytes=0-', 0), readRange('bytes=-1', 0)]).toEqual(['none', 'none'])
})
