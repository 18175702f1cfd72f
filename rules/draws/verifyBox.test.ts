import { expect, it } from 'vitest'
import { hashOfLeaf, rootOf } from './merkle.ts'
import { verifyBox } from './verifyBox.ts'

const contents = ['a', 'b', 'b', 'c', 'b'].map((prize, at) => ({
  prize,
  salt: `${at}e`.repeat(32),
}))
const root = rootOf(contents.map(({ prize, salt }, at) => hashOfLeaf(salt, at, prize)))

it('a box that is told as it lay brings its root', () => {
  expect(verifyBox({ root, contents })).toBe(true)
})

it.each([
  ['a prize is another', contents.with(2, { ...contents[2]!, prize: 'c' })],
  ['two have changed places', contents.with(0, contents[1]!).with(1, contents[0]!)],
  ['a salt is another', contents.with(4, { ...contents[4]!, salt: 'ff'.repeat(32) })],
  ['one is missing', contents.slice(1)],
  ['one is too many', [...contents, contents[0]!]],
  ['nothing is told', []],
])('no box of which %s does', (_, told) => {
  expect(verifyBox({ root, contents: told })).toBe(false)
})
