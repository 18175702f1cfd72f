// A character with the marks that belong to it (ｶﾞ and か゛ are two), what follows without drawing anything, and the
// marks that say it once more (すゞ).
export const clusters =
  /.[\p{M}\p{Default_Ignorable_Code_Point}\uff9e\uff9f\u309b\u309cゝゞヽヾ]*/gsu
export const belongs = /[\p{M}\p{Default_Ignorable_Code_Point}\uff9e\uff9f\u309b\u309cゝゞヽヾ]/u
// White space, middle dots and the braille blank: what letters are pulled apart with.
export const gapShape = /^[\s\u2800\u00b7\u2022\u2027\u22c5\u30fb]$/u
export const gaps = /[\s\u2800\u00b7\u2022\u2027\u22c5\u30fb]/gu

/** The characters of everyday, of which there are some thousands; how they fold never changes. */
const folded = new Map<string, string>()
const mostFolded = 5_000
/** A character of two code units with a mark. What is longer is rare, and may be made up to fill memory. */
const longestKept = 4

const oldLetters = '髙﨑栁瀨德濵濱桒槗𠮷邉邊齋齊澤廣櫻眞惠壽國圓嶽緖增淸'
const newLetters = '高崎柳瀬徳浜浜桑橋吉辺辺斎斉沢広桜真恵寿国円岳緒増清'

/** What is written in two ways and read in one, once width, case and accents are folded. */
const alike = new Map([
  ...Array.from('〜∼〰', (wave) => [wave, '~'] as const),
  ...Array.from('“”„‟〝〞〟', (quote) => [quote, '"'] as const),
  ...Array.from('‘’‚‛', (quote) => [quote, "'"] as const),
  // Forms of one letter that names are registered with, and the old forms of everyday's: whoever types has the one at
  // hand, the name the other. Letters that are names of their own (龍 and 竜, 斉 and 斎, 島 and 嶋) stay apart.
  ...Array.from(oldLetters, (each, at) => [each, [...newLetters][at] ?? each] as const),
  ...([
    ['ヷ', 'ゔぁ'],
    ['ヸ', 'ゔぃ'],
    ['ヹ', 'ゔぇ'],
    ['ヺ', 'ゔぉ'],
  ] as const),
])

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
  return foldPlain(cluster)
    .replace(/ (?=[\u3099\u309a])/g, '')
    .normalize('NFKC')
    .replace(/[ヽヾ]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0x60))
    .replace(/(.)([ゝゞ]+)/gsu, (_, kana: string, marks: string) => kana + again(kana, marks))
    .replace(/./gsu, (each) => alike.get(each) ?? each)
}

function foldPlain(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u20d0-\u20ff]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}

/** A fan's name as the database's `fold_name` keeps it, and so as names are looked up: a text's fold, without gaps. */
export const foldName = (name: string): string => foldCluster(name).replace(gaps, '')

/** A kana said once more, by each mark: ゝ without its voicing, ゞ with it. */
function again(kana: string, marks: string): string {
  const [plain = ''] = kana.normalize('NFD')
  return marks.replace(/./gu, (mark) => (mark === 'ゝ' ? plain : `${plain}\u3099`.normalize('NFC')))
}
