import { randomOf } from '../random.ts'

const streams = { kind: 1, span: 2, visitor: 3, gift: 4 }

/** The n-th number that a seed leads to in one of its streams, below 2^32: the same whatever was drawn before. */
export function drawOf(seed: string, stream: keyof typeof streams, n: number): number {
  const last = Number.parseInt(seed.slice(24), 16)
  // Streams are 2^24 numbers apart: no town has as many visits.
  const own = (last ^ (streams[stream] * 0x1000000 + n)) >>> 0
  return randomOf(seed.slice(0, 24) + own.toString(16).padStart(8, '0'))()
}
