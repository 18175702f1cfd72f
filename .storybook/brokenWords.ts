/** What is pressed or chosen, with the marks within it: its words are few. */
const labelled =
  'button, a[href], label, [role="tab"], [role="radio"], [role="menuitem"], [role="option"]'

/** A text of more characters than this is read as a line of prose, which Japanese breaks within words. */
const longestLabel = 14

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** Words of short labels that stand in two lines, with the label's text: “コイ/ン” reads as no word. */
export function brokenWords(root: HTMLElement = document.body): string[] {
  return [...root.querySelectorAll<HTMLElement>(labelled)].flatMap((element) => {
    const label = element.textContent.trim()
    if (label.length > longestLabel) return []
    return textsIn(element)
      .flatMap(wordsIn)
      .filter(({ lines }) => lines > 1)
      .map(({ word }) => `“${word}” of “${label}” stands in two lines`)
  })
}

function textsIn(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

function wordsIn(text: Text): { word: string; lines: number }[] {
  if (linesOf(text, 0, text.length) < 2) return []
  return [...segmenter.segment(text.data)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      word: segment,
      lines: linesOf(text, index, index + segment.length),
    }))
}

/** In how many lines a part of a text is laid out; none where it is not shown. */
function linesOf(text: Text, start: number, end: number): number {
  const range = document.createRange()
  range.setStart(text, start)
  range.setEnd(text, end)
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
}
