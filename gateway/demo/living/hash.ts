/** A number from 0 that a text always gives and that says nothing of it: FNV-1a, 32 bits. */
export function hash(text: string): number {
  let sum = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at++)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01_00_01_93) >>> 0
  // Its low bits hardly differ between texts that end alike.
  return (sum ^ (sum >>> 15)) >>> 0
}

/** So many of these, others for another text, in an order that it gives. */
export function pick<Item extends string>(
  items: readonly Item[],
  text: string,
  count: number,
): Item[] {
  return items
    .map((item) => ({ item, rank: hash(`${text} ${item}`) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item)
}
