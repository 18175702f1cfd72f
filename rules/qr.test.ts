import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { qrOf } from './qr.ts'

const drawn = (text: string) =>
  qrOf(text).map((row) => row.map((each) => (each ? '#' : ' ')).join(''))
const hashOf = (text: string) =>
  createHash('sha256').update(drawn(text).join('\n')).digest('hex').slice(0, 16)

it('draws what a scanner read back, of each size', () => {
  // Each was read by a decoder that is not ours before its hash was written down.
  const link = 'https://ouen.example/check-in/stores#0123456789ABC'
  const texts = ['A', link, '灯台'.repeat(20), 'y'.repeat(150), 'z'.repeat(213)]
  expect(texts.map(hashOf)).toEqual([
    'df0bdab8312f6ebf',
    'ee571ee05a0341e5',
    'cb94573727af0cf7',
    '6d02e3b5839b8ce6',
    '703d7206d9c873a6',
  ])
})

it('has its three finders, and refuses what no size holds', () => {
  const rows = drawn('https://ouen.example/check-in/stores#0123456789ABC')
  expect(rows).toHaveLength(33)
  for (const row of [rows[0]!, rows.at(-1)!]) expect(row.startsWith('#######')).toBe(true)
  expect(rows[0]!.endsWith('#######')).toBe(true)
  expect(() => qrOf('z'.repeat(214))).toThrow('214 bytes')
})
