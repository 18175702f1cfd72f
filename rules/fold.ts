// A character with the marks that belong to it (ｶﾞ is two) and what follows without drawing anything.
export const clusters = /.[\p{M}\p{Default_Ignorable_Code_Point}\uff9e\uff9f]*/gsu
export const belongs = /[\p{M}\p{Default_Ignorable_Code_Point}\uff9e\uff9f]/u
// White space, middle dots and the braille blank: what letters are pulled apart with.
export const gapShape = /^[\s\u2800\u00b7\u2022\u2027\u22c5\u30fb]$/u
export const gaps = /[\s\u2800\u00b7\u2022\u2027\u22c5\u30fb]/gu

/** The characters of everyday, of which there are some thousands; how they fold never changes. */
const folded = new Map<string, string>()
const mostFolded = 5_000
/** A character of two code units with a mark. What is longer is rare, and may be made up to fill memory. */
const longestKept = 4

/** One character, with its marks, as muted words and searches compare it: width, case, accents and kana are one. */
export function foldOnce(cluster: string): string {
  if (cluster.length > longestKept) return foldCluster(cluster)
  const known = folded.get(cluster)
  if (known !== undefined) return known
  const made = foldCluster(cluster)
  if (folded.size >= mostFolded) folded.clear()
  folded.set(cluster, made)
  return made
}

function foldCluster(cluster: string): string {
  return cluster
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u20d0-\u20ff]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}
