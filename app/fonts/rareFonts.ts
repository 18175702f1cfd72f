/** Where the everyday font's characters stand, as a text, and where to ask for others by `&text=`. */
export type RareFontAddresses = { everydayCharacters: string; rare: string }

/** The last of the families in the theme's font list that are fetched. */
const family = 'Noto Sans JP Variable'
/** The blocks that the family draws and Open Sans does not: kanji, kana, signs, forms of full width. */
const drawn =
  /[\u2000-\u2bff\u2e80-\ua4cf\uf900-\ufaff\ufe30-\uffef\u{1f100}-\u{1f2ff}\u{20000}-\u{2fa1f}]/gu
/** As many as the gateway cuts at once. */
const most = 300

/**
 * Brings a font of the characters that the everyday font lacks, as the page's words bring them: a few glyphs
 * in place of the family's slices, each of which holds a hundred that nobody reads. Faces are only named
 * here; the browser fetches those that it has to draw. What is typed stays out of addresses until it is sent.
 */
export async function loadRareFonts({
  everydayCharacters,
  rare,
}: RareFontAddresses): Promise<void> {
  const known = new Set(await (await fetch(everydayCharacters)).text())
  const name = (text: string) => {
    const found = new Set((text.match(drawn) ?? []).filter((character) => !known.has(character)))
    const characters = [...found].toSorted()
    for (let at = 0; at < characters.length; at += most)
      addFace(characters.slice(at, at + most), rare, known)
  }
  name(textUnder(document.body))
  new MutationObserver((records) => name(records.map(textOf).join(''))).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}

function addFace(characters: string[], rare: string, known: Set<string>): void {
  const address = `${rare}&text=${encodeURIComponent(characters.join(''))}`
  const face = new FontFace(family, `url("${address}")`, {
    weight: '400 700',
    display: 'swap',
    unicodeRange: characters
      .map((character) => `U+${character.codePointAt(0)!.toString(16)}`)
      .join(),
  })
  for (const character of characters) known.add(character)
  document.fonts.add(face)
  // It did not come: the next word with one of them asks again.
  face.loaded.catch(() => {
    document.fonts.delete(face)
    for (const character of characters) known.delete(character)
  })
}

function textOf({ type, target, addedNodes }: MutationRecord): string {
  return type === 'characterData'
    ? (target.nodeValue ?? '')
    : Array.from(addedNodes, textUnder).join('')
}

function textUnder(node: Node): string {
  if (node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) return ''
  return node.hasChildNodes()
    ? Array.from(node.childNodes, textUnder).join('')
    : (node.nodeValue ?? '')
}
