import { expect, test } from 'vitest'
import type { Pixels } from '#tests/visual/pictures.ts'
import { differenceBetween } from './differences.ts'

const colours = { ' ': [255, 255, 255], a: [10, 20, 30], b: [40, 50, 60], c: [70, 80, 90] } as const
type Colour = keyof typeof colours

/** A picture whose pixels are letters: a row a string. */
function picture(...rows: string[]): Pixels {
  const bytes = rows.flatMap((row) => [...row].flatMap((letter) => colours[letter as Colour]))
  return { width: rows[0]!.length, height: rows.length, bytes: Buffer.from(bytes) }
}

const blank = Array.from({ length: 12 }, () => ' '.repeat(20))

test('what has another colour is framed, and the colours are its cause', () => {
  const before = picture(...blank, ' aa'.padEnd(20), ...blank)
  const now = picture(...blank, ' bb'.padEnd(20), ...blank)
  const { regions, pixels, keys } = differenceBetween(before, now)
  expect(regions).toEqual([{ left: 1, top: 12, width: 2, height: 1 }])
  expect(pixels).toBe(2)
  expect(keys[0]).toBe('#0a141e → #28323c')
})

test('what merely moved down is no change', () => {
  const text = ['abc'.padEnd(20), 'cab'.padEnd(20)]
  const { regions } = differenceBetween(
    picture(...text, ...blank),
    picture('aaa'.padEnd(20), ...text, ...blank),
  )
  expect(regions).toEqual([expect.objectContaining({ top: 0, height: 1 })])
})

test('changes far apart in one row are two', () => {
  const before = picture(...blank, `a${' '.repeat(18)}a`)
  const now = picture(...blank, `b${' '.repeat(18)}c`)
  expect(differenceBetween(before, now).regions).toEqual([
    { left: 0, top: 12, width: 1, height: 1 },
    { left: 19, top: 12, width: 1, height: 1 },
  ])
})

test('the same change elsewhere has the same key', () => {
  const change = (indent: number, above: string[]) => {
    const at = (letters: string) => [...above, (' '.repeat(indent) + letters).padEnd(20), ...blank]
    return differenceBetween(picture(...at('abab')), picture(...at('abcc'))).keys.at(-1)
  }
  expect(change(3, blank)).toBe(change(9, blank.slice(4)))
  expect(change(3, blank)).toBeDefined()
})

test('a picture of another width is another picture', () => {
  const { regions } = differenceBetween(picture('ab'), picture('abc'))
  expect(regions).toEqual([expect.objectContaining({ top: 0, height: 1 })])
})
