import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashOfLeaf, pathOf, rootBy, rootOf } from './merkle.ts'
import vectors from './vectors.json' with { type: 'json' }

const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** As RFC 6962 says it, in Node's own hashes. */
function referenceRoot(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 1) return leaves[0]!
  let half = 1
  while (half * 2 < leaves.length) half *= 2
  return sha256(
    Uint8Array.of(1),
    referenceRoot(leaves.slice(0, half)),
    referenceRoot(leaves.slice(half)),
  )
}

const leavesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => hashOfLeaf('5a'.repeat(32), at, `prize${at}`))

it('hashes a leaf as SHA-256 of 0x00, salt, position and prize', () => {
  const [salt, place] = [Buffer.from('5a'.repeat(32), 'hex'), Buffer.from([0, 0, 1, 2])]
  expect(hashOfLeaf('5a'.repeat(32), 258, '景品')).toBe(
    sha256(Uint8Array.of(0), salt, place, '景品').toString('hex'),
  )
})

it.each([1, 2, 3, 7, 8, 9, 60])('makes the tree of RFC 6962 over %i leaves', (count) => {
  const leaves = leavesOf(count)
  expect(rootOf(leaves)).toBe(
    referenceRoot(leaves.map((leaf) => Buffer.from(leaf, 'hex'))).toString('hex'),
  )
})

it('agrees with the vector', () => {
  const { salts, prizes, root, index, path } = vectors.box
  const leaves = prizes.map((prize, at) => hashOfLeaf(salts[at]!, at, prize))
  expect(rootOf(leaves)).toBe(root)
  expect(pathOf(leaves, index)).toEqual(path)
})

it('proves each leaf, and no other leaf, place, size or path', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 70 }), fc.nat(69), (count, at) => {
      const index = at % count
      const leaves = leavesOf(count)
      const [root, path] = [rootOf(leaves), pathOf(leaves, index)]
      expect(rootBy(leaves[index]!, index, count, path)).toBe(root)
      const forged = [
        rootBy(hashOfLeaf('5b'.repeat(32), index, `prize${index}`), index, count, path),
        rootBy(leaves[index]!, (index + 1) % count, count, path),
        rootBy(leaves[index]!, index, count, path.slice(1)),
        rootBy(leaves[index]!, index, count, [...path, root]),
        rootBy(leaves[index]!, count, count, path),
      ]
      expect(forged).not.toContain(root)
    }),
    { numRuns: 60 },
  )
})
