import { expect, test } from 'vitest'
import { type Pixels, decode, differenceOf, encode, hashOf, isBlank } from './pictures.ts'

const pixels = (width: number, ...bytes: number[]): Pixels => ({
  width,
  height: bytes.length / 3 / width,
  bytes: Buffer.from(bytes),
})

const two = pixels(2, 10, 20, 30, 40, 50, 60)

test('a picture has another hash where one pixel differs by one shade', () => {
  expect(hashOf(two)).toMatch(/^[0-9a-f]{32}$/)
  expect(hashOf(pixels(2, 10, 20, 30, 40, 50, 60))).toBe(hashOf(two))
  expect(hashOf(pixels(2, 10, 20, 30, 40, 50, 61))).not.toBe(hashOf(two))
})

test('the same pixels in another shape are another picture', () => {
  expect(hashOf(pixels(1, 10, 20, 30, 40, 50, 60))).not.toBe(hashOf(two))
})

test('what is kept is what was seen, to the last bit', async () => {
  const again = await decode(await encode(two))
  expect(hashOf(again)).toBe(hashOf(two))
})

test('of what the browser shows, only the asked area is compared', async () => {
  const right = await decode(await encode(two), { left: 1, top: 0, width: 1, height: 1 })
  expect(hashOf(right)).toBe(hashOf(pixels(1, 40, 50, 60)))
})

test('one colour is blank, two are not', () => {
  expect(isBlank(pixels(2, 1, 2, 3, 1, 2, 3))).toBe(true)
  expect(isBlank(two)).toBe(false)
})

test('a difference is white where nothing changed, and none between two sizes', () => {
  expect(differenceOf(two, pixels(2, 10, 20, 30, 40, 51, 60))?.bytes).toEqual(
    Buffer.from([255, 255, 255, 255, 0, 255]),
  )
  expect(differenceOf(two, pixels(1, 10, 20, 30))).toBeUndefined()
})
