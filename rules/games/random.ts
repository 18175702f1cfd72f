/**
 * Whole numbers below 2^32 that a seed of 32 hexadecimal digits leads to: sfc32, of Chris Doty-Humphrey's PractRand. It
 * uses only 32-bit integers, so that every engine draws the same. Throws a RangeError for another seed.
 */
export function randomOf(seed: string): () => number {
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new RangeError('a seed has 32 hexadecimal digits')
  let [a = 0, b = 0, c = 0, counter = 0] = [0, 8, 16, 24].map(
    (at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0,
  )
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  // The first numbers still look like the seed: PractRand throws away as many.
  for (let round = 0; round < 15; round += 1) next()
  return next
}
