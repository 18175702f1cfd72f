/** Correction codewords a block, and blocks, of versions 1 to 10 at level M (ISO/IEC 18004, table 9). */
const corrections = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const blocksOf = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
const codewordsOf = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
/** Where alignment patterns stand (annex E). */
const alignments = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

const at = <Item>(items: ArrayLike<Item>, index: number): Item => items[index]!

function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

/** What corrects a block: the remainder by the generator of its degree. */
function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let power = 0; power < degree; power++) {
    for (let place = 0; place < degree; place++)
      divisor[place] = multiply(at(divisor, place), root) ^ (divisor[place + 1] ?? 0)
    root = multiply(root, 2)
  }
  const rest = Array<number>(degree).fill(0)
  for (const byte of data) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    for (const [place, coefficient] of divisor.entries())
      rest[place] = at(rest, place) ^ multiply(coefficient, factor)
  }
  return rest
}

const bits = (value: number, length: number) =>
  Array.from({ length }, (_, place) => (value >>> (length - 1 - place)) & 1)

/** The bytes as codewords, each block with its correction, interleaved. Null where they do not fit. */
function codewords(bytes: Uint8Array, version: number): number[] | null {
  const blocks = at(blocksOf, version - 1)
  const correction = at(corrections, version - 1)
  const total = at(codewordsOf, version - 1)
  const room = total - blocks * correction
  const lengthBits = version < 10 ? 8 : 16
  const stream = [...bits(4, 4), ...bits(bytes.length, lengthBits)]
  for (const byte of bytes) stream.push(...bits(byte, 8))
  if (stream.length > room * 8) return null
  stream.push(...Array<number>(Math.min(4, room * 8 - stream.length)).fill(0))
  while (stream.length % 8 > 0) stream.push(0)
  const data = Array.from({ length: stream.length / 8 }, (_, place) =>
    stream.slice(place * 8, place * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  )
  for (let pad = 0; data.length < room; pad++) data.push(pad % 2 === 0 ? 0xec : 0x11)
  const short = Math.floor(room / blocks)
  const long = room % blocks
  const parts = Array.from({ length: blocks }, (_, block) => {
    const from = block * short + Math.max(0, block - (blocks - long))
    return data.slice(from, from + short + (block >= blocks - long ? 1 : 0))
  })
  const corrected = parts.map((part) => correctionOf(part, correction))
  const woven: number[] = []
  for (let place = 0; place <= short; place++)
    for (const part of parts) if (place < part.length) woven.push(at(part, place))
  for (let place = 0; place < correction; place++)
    for (const part of corrected) woven.push(at(part, place))
  return woven
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

type Grid = { size: number; dark: boolean[][]; isFixed: boolean[][] }

function put({ dark, isFixed }: Grid, x: number, y: number, isDark: boolean): void {
  at(dark, y)[x] = isDark
  at(isFixed, y)[x] = true
}

function fixedPatterns(version: number): Grid {
  const size = version * 4 + 17
  const rows = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const grid = { size, dark: rows(), isFixed: rows() }
  for (let place = 0; place < size; place++) {
    put(grid, 6, place, place % 2 === 0)
    put(grid, place, 6, place % 2 === 0)
  }
  const square = (
    centerX: number,
    centerY: number,
    reach: number,
    isLight: (d: number) => boolean,
  ) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const [x, y] = [centerX + dx, centerY + dy]
        if (x >= 0 && y >= 0 && x < size && y < size)
          put(grid, x, y, !isLight(Math.max(Math.abs(dx), Math.abs(dy))))
      }
  }
  const finders = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const
  for (const [x, y] of finders) square(x, y, 4, (distance) => distance === 2 || distance === 4)
  const places = at(alignments, version - 1)
  const last = places.length - 1
  for (const [row, y] of places.entries())
    for (const [column, x] of places.entries()) {
      const isFinder =
        (row === 0 && (column === 0 || column === last)) || (row === last && column === 0)
      if (!isFinder) square(x, y, 2, (distance) => distance === 1)
    }
  if (version >= 7) putVersion(grid, version)
  return grid
}

function putVersion(grid: Grid, version: number): void {
  let rest = version
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const word = (version << 12) | rest
  for (let place = 0; place < 18; place++) {
    const isDark = ((word >>> place) & 1) === 1
    const [far, near] = [grid.size - 11 + (place % 3), Math.floor(place / 3)]
    put(grid, far, near, isDark)
    put(grid, near, far, isDark)
  }
}

/** Level M is 00, so its word is the mask alone. */
function putFormat(grid: Grid, mask: number): void {
  let rest = mask
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const word = ((mask << 10) | rest) ^ 0x5412
  const isDark = (place: number) => ((word >>> place) & 1) === 1
  const { size } = grid
  for (let place = 0; place < 15; place++) {
    const along = place < 6 ? place : place < 8 ? place + 1 : size - 15 + place
    put(grid, 8, along, isDark(place))
    const across = place < 8 ? size - 1 - place : place === 8 ? 7 : 14 - place
    put(grid, across, 8, isDark(place))
  }
  put(grid, 8, size - 8, true)
}

function putData(grid: Grid, data: readonly number[]): void {
  const { size, dark, isFixed } = grid
  let next = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = isUpward ? size - 1 - step : step
        if (at(at(isFixed, y), x) || next >= data.length * 8) continue
        at(dark, y)[x] = ((at(data, next >>> 3) >>> (7 - (next & 7))) & 1) === 1
        next++
      }
  }
}

/** How badly a scanner sees it: runs, blocks, what looks like a finder, and an uneven share of dark (7.8.3). */
function penaltyOf({ size, dark }: Grid): number {
  const rows = dark.map((row) => row.map((each) => (each ? '1' : '0')).join(''))
  const columns = rows.map((_, x) => rows.map((row) => row.charAt(x)).join(''))
  let penalty = 0
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2
    penalty += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const four = at(rows, y - 1).slice(x - 1, x + 1) + at(rows, y).slice(x - 1, x + 1)
      if (four === '0000' || four === '1111') penalty += 3
    }
  const share = rows.join('').replaceAll('0', '').length / (size * size)
  return penalty + 10 * Math.floor(Math.abs(share - 0.5) * 20)
}

/**
 * A text as a QR code of level M: rows of modules, true where they are dark, without the four light ones that belong
 * around it. Throws for what is longer than 213 bytes.
 */
export function qrOf(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  for (let version = 1; version <= 10; version++) {
    const data = codewords(bytes, version)
    if (!data) continue
    const drawn = masks.map((mask, number) => {
      const grid = fixedPatterns(version)
      putFormat(grid, number)
      putData(grid, data)
      for (const [y, row] of grid.dark.entries())
        for (const x of row.keys()) if (!at(at(grid.isFixed, y), x) && mask(x, y)) row[x] = !row[x]
      return grid
    })
    const best = drawn.toSorted((a, b) => penaltyOf(a) - penaltyOf(b))[0]!
    return best.dark
  }
  throw new RangeError(`${bytes.length} bytes do not fit`)
}
