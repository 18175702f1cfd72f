import { cleanMessage } from './message.ts'
import { cleanText, countCharacters, hasMarkTower, isLongerThan } from './text.ts'

/** How long each field of a topic may be, in characters as a person counts them (between Bluesky's and Misskey's). */
export const topicLengths = {
  title: { min: 2, max: 60 },
  text: { min: 1, max: 5000 },
} as const
export type TopicField = keyof typeof topicLengths

/** A field as it is kept: a title is one line. */
export const cleanTopic = {
  title: (typed: string) => cleanText(typed).replace(/\s+/g, ' '),
  text: cleanMessage,
} as const

// Control characters but tab and line feed, and those that turn the reading direction around.
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** What is wrong with a cleaned field; undefined where nothing is. */
export function topicProblem(
  field: TopicField,
  text: string,
): 'EMPTY' | 'TOO_SHORT' | 'TOO_LONG' | 'UNREADABLE' | undefined {
  const { min, max } = topicLengths[field]
  if (isLongerThan(max, text)) return 'TOO_LONG'
  if (invisible.test(text)) return 'EMPTY'
  if (unreadable.test(text) || hasMarkTower(text)) return 'UNREADABLE'
  return countCharacters(text) < min ? 'TOO_SHORT' : undefined
}

/** How many characters a field is short of its longest; below 0 where it is too long. */
export function topicCharactersLeft(field: TopicField, typed: string): number {
  const { max } = topicLengths[field]
  // No text has more characters than code units: counting them takes longer than all else.
  return max - (typed.length <= max / 2 ? typed.length : countCharacters(cleanTopic[field](typed)))
}
