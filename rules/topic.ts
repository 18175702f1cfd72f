import { cleanText, countCharacters } from './text.ts'
import { cleanWritten, writtenText, type WrittenProblem } from './written.ts'

/** How long each field of a topic may be, in characters as a person counts them (between Bluesky's and Misskey's). */
export const topicLengths = {
  title: { min: 2, max: 60 },
  text: { min: 1, max: 5000 },
} as const
export type TopicField = keyof typeof topicLengths

/** A title is one line. */
const titleText = writtenText(topicLengths.title.max, (typed) =>
  cleanText(typed).replace(/\s+/g, ' '),
)

/** The rules of each field; `topicProblem` also knows how short one may be. */
export const topicTexts = {
  title: titleText,
  text: writtenText(topicLengths.text.max, cleanWritten),
} as const

/** What is wrong with a cleaned field; undefined where nothing is. */
export function topicProblem(
  field: TopicField,
  text: string,
): WrittenProblem | 'TOO_SHORT' | undefined {
  const problem = topicTexts[field].problem(text)
  return problem ?? (countCharacters(text) < topicLengths[field].min ? 'TOO_SHORT' : undefined)
}
