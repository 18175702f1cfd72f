const dayMs = 24 * 60 * 60 * 1000

/**
 * Which of a community's fortunes a fan is told on a day (`YYYY-MM-DD`), counted from 0. Each fan has an order of their
 * own, in which every fortune comes once before any comes again.
 */
export function fortuneOn(fanId: string, day: string, fortunes: number): number {
  const hash = hashOf(fanId)
  const start = hash % fortunes
  const step = coprimeFrom(1 + (Math.floor(hash / fortunes) % fortunes), fortunes)
  const days = Date.parse(day) / dayMs
  return (start + days * step) % fortunes
}

/** 32 bits of FNV-1a: what follows from it gives nothing to anybody, so it may be foreseen. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0)!
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** The first number from this one on that shares no divisor with another: by its steps one comes everywhere. */
function coprimeFrom(from: number, other: number): number {
  let number = from
  while (commonDivisor(number, other) !== 1) number += 1
  return number
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))
