import { loadDefaultJapaneseParser } from 'budoux'

/** Where a line may break and nothing is seen. */
const breakHere = '\u200B'
const headings = 'h1, h2, h3'

/**
 * Lets Japanese headings break between phrases only, where the browser's own `word-break: auto-phrase` is
 * missing. What was painted already keeps its height, or its breaks. Returns what ends it.
 */
export function breakHeadings(root: HTMLElement): () => void {
  const parser = loadDefaultJapaneseParser()
  const phrased = (text: string) => parser.parse(text.replaceAll(breakHere, '')).join(breakHere)
  /** What each text was left with: React writes it anew where the words change. */
  const known = new WeakMap<Text, string>()

  const phrase = (heading: HTMLElement, isPainted: boolean) => {
    const texts = textsOf(heading).filter((text) => known.get(text) !== text.data)
    if (texts.length === 0) return
    const before = texts.map(({ data }) => data)
    const height = heading.offsetHeight
    write(texts, before.map(phrased))
    Object.assign(heading.style, { wordBreak: 'keep-all', overflowWrap: 'anywhere' })
    if (!isPainted || heading.offsetHeight === height) return
    write(texts, before)
    Object.assign(heading.style, { wordBreak: '', overflowWrap: '' })
  }
  const write = (texts: readonly Text[], words: readonly string[]) => {
    texts.forEach((text, index) => {
      text.data = words[index] ?? text.data
      known.set(text, text.data)
    })
  }

  for (const heading of root.querySelectorAll<HTMLElement>(headings)) phrase(heading, true)
  // Called before the next paint, so that nothing is seen to move.
  const observer = new MutationObserver((changes) => {
    for (const heading of new Set(changes.flatMap(headingsOf))) phrase(heading, false)
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}

function textsOf(heading: HTMLElement): Text[] {
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** The headings that a change touches: around it, and in what it adds. */
function headingsOf({ target, addedNodes }: MutationRecord): HTMLElement[] {
  const element = target instanceof Element ? target : target.parentElement
  const around = element?.closest<HTMLElement>(headings)
  const added = [...addedNodes].flatMap((node) =>
    node instanceof HTMLElement
      ? [...(node.matches(headings) ? [node] : []), ...node.querySelectorAll<HTMLElement>(headings)]
      : [],
  )
  return around ? [around, ...added] : added
}
