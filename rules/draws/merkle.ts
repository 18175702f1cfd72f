import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

// The tree of RFC 6962, section 2.1: a leaf's hash begins with 0x00, a node's with 0x01, so that neither passes
// for the other.

const node = (left: Uint8Array, right: Uint8Array) =>
  sha256(concatBytes(Uint8Array.of(1), left, right))

/** What a position of a box is hashed as: its salt (32 bytes) keeps the prize unknown until it is shown. */
export function hashOfLeaf(salt: string, position: number, prize: string): string {
  const place = new Uint8Array(4)
  new DataView(place.buffer).setUint32(0, position)
  return bytesToHex(
    sha256(concatBytes(Uint8Array.of(0), hexToBytes(salt), place, utf8ToBytes(prize))),
  )
}

/** The root over leaves' hashes. */
export function rootOf(leaves: readonly string[]): string {
  return bytesToHex(treeOf(leaves.map(hexToBytes)))
}

function treeOf(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return sha256(new Uint8Array())
  if (leaves.length === 1) return leaves[0]!
  const half = splitOf(leaves.length)
  return node(treeOf(leaves.slice(0, half)), treeOf(leaves.slice(half)))
}

/** The greatest power of two that is smaller. */
const splitOf = (count: number) => 2 ** Math.floor(Math.log2(count - 1))

/** What proves that a leaf is under the root: the neighbours' hashes, from the leaf up. */
export function pathOf(leaves: readonly string[], index: number): string[] {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length)
    throw new RangeError(`no leaf ${index}`)
  const path: string[] = []
  const walk = (part: readonly Uint8Array[], at: number): void => {
    if (part.length === 1) return
    const half = splitOf(part.length)
    const [left, right] = [part.slice(0, half), part.slice(half)]
    if (at < half) walk(left, at)
    else walk(right, at - half)
    path.push(bytesToHex(treeOf(at < half ? right : left)))
  }
  walk(leaves.map(hexToBytes), index)
  return path
}

/** The root that a leaf and its path lead to, of a tree of so many; undefined where the path can't be one. */
export function rootBy(
  leaf: string,
  index: number,
  count: number,
  path: readonly string[],
): string | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= count) return undefined
  const walk = (at: number, size: number, depth: number): Uint8Array | undefined => {
    if (size === 1) return depth === 0 ? hexToBytes(leaf) : undefined
    const beside = path[depth - 1]
    if (beside === undefined) return undefined
    const half = splitOf(size)
    const below = at < half ? walk(at, half, depth - 1) : walk(at - half, size - half, depth - 1)
    if (!below) return undefined
    return at < half ? node(below, hexToBytes(beside)) : node(hexToBytes(beside), below)
  }
  const root = walk(index, count, path.length)
  return root && bytesToHex(root)
}
