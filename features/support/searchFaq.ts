import { foldText } from '#rules/search.ts'

/** What holds all the words that were typed, in its question or its answer, whichever kana, width and case. */
export function searchFaq<Entry extends { question: string; answer: string }>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] {
  const words = typed.split(/\s+/u).map(foldText).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ question, answer }) => {
    const text = foldText(`${question}\n${answer}`)
    return words.every((word) => text.includes(word))
  })
}
