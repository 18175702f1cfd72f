/** Up to where a list of numbers (ascending) is whole: the last before its first hole; 0 for none. */
export function knownSeq(seqs: readonly number[]): number {
  const hole = seqs.findIndex((seq, index) => index > 0 && seq !== seqs[index - 1]! + 1)
  return (hole === -1 ? seqs.at(-1) : seqs[hole - 1]) ?? 0
}
