/** What is pressed or chosen, with the marks within it: its words are few. */
const labelled =
  'button, a[href], label, [role="tab"], [role="radio"], [role="menuitem"], [role="option"]'

/** A text of more characters than this is read as a line of prose, which Japanese breaks within words. */
const longestLabel = 14

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** Words of short labels that stand in two lines, with the label's text: “コイ/ン” reads as no word. */
export function brokenWords(root: HTMLElement = document.body): string[] {
  return [...root.querySelectorAll<HTMLElement>(labelled)].flatMap((element) => {
    const runs = runsIn(element)
    const label = runs.map(wordsOf).join('').trim()
    if (label.length > longestLabel) return []
    return runs
      .flatMap(wordsIn)
      .filter(({ lines }) => lines > 1)
      .map(({ word }) => `“${word}” of “${label}” stands in two lines`)
  })
}

/** Texts that one reads on from one to the next. */
type Run = Text[]

const wordsOf = (run: Run) => run.map(({ data }) => data).join('')

/** What is shown of an element's texts: a box of its own, or a break, stands between two runs. */
function runsIn(element: HTMLElement): Run[] {
  const runs: Run[] = [[]]
  const gather = (node: Node) => {
    if (node instanceof Text) runs.at(-1)!.push(node)
    if (!(node instanceof Element) || isHidden(node)) return
    const isApart = node instanceof HTMLBRElement || !/^(inline|contents)$/.test(displayOf(node))
    if (isApart) runs.push([])
    for (const child of node.childNodes) gather(child)
    if (isApart) runs.push([])
  }
  gather(element)
  return runs.filter((run) => wordsOf(run).trim() !== '')
}

const displayOf = (element: Element) => getComputedStyle(element).display

/** Whether an element is for those alone who hear the page, or for nobody. */
function isHidden(element: Element): boolean {
  const { display, clipPath } = getComputedStyle(element)
  return display === 'none' || clipPath === 'inset(50%)'
}

function wordsIn(run: Run): { word: string; lines: number }[] {
  const words = wordsOf(run)
  if (linesOf(run, 0, words.length) < 2) return []
  return [...segmenter.segment(words)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      word: segment,
      lines: linesOf(run, index, index + segment.length),
    }))
}

/** In how many lines a part of a run is laid out; none where it is not shown. */
function linesOf(run: Run, start: number, end: number): number {
  const lines: DOMRect[] = []
  let before = 0
  for (const text of run) {
    const range = document.createRange()
    range.setStart(text, Math.min(Math.max(start - before, 0), text.length))
    range.setEnd(text, Math.min(Math.max(end - before, 0), text.length))
    if (!range.collapsed)
      for (const box of range.getClientRects())
        if (!lines.some((line) => areLevel(line, box))) lines.push(box)
    before += text.length
  }
  return lines.length
}

/** Whether boxes stand in one line, also where one's letters are smaller: the lines' own boxes may overlap. */
const areLevel = (one: DOMRect, other: DOMRect) =>
  Math.abs(middleOf(one) - middleOf(other)) < Math.max(one.height, other.height) / 2

const middleOf = ({ top, height }: DOMRect) => top + height / 2
