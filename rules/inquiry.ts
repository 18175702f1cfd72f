import { cleanMessage } from './message.ts'
import { hasMarkTower, isLongerThan } from './text.ts'

/** The longest question to the desk, in characters as a person counts them. */
export const inquiryMaxLength = 2000

/** A question as it is kept. */
export const cleanInquiry = cleanMessage

// Control characters but tab and line feed, and those that turn the reading direction around.
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** What is wrong with a cleaned question, or an answer to one; undefined where nothing is. */
export function inquiryProblem(text: string): 'EMPTY' | 'TOO_LONG' | 'UNREADABLE' | undefined {
  if (isLongerThan(inquiryMaxLength, text)) return 'TOO_LONG'
  if (invisible.test(text)) return 'EMPTY'
  return unreadable.test(text) || hasMarkTower(text) ? 'UNREADABLE' : undefined
}
