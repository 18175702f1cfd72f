import { messageMaxLength } from '#rules/message.ts'
import { penlight } from '#rules/reactions.ts'
import { countCharacters, hasMarkTower, isLongerThan } from '#rules/text.ts'

// Control characters but tab and line feed, and those that turn the reading direction around.
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

export type MessageTextProblem = { code: 'EMPTY' | 'TOO_LONG' | 'UNREADABLE'; length: number }

/** Code units that are counted, to say by how much a text is too long: nobody writes more by hand. */
const mostCounted = 64_000

/** What is wrong with a cleaned text, or undefined. */
export function checkMessageText(text: string): MessageTextProblem | undefined {
  if (invisible.test(text)) return { code: 'EMPTY', length: 0 }
  if (isLongerThan(messageMaxLength, text))
    return {
      code: 'TOO_LONG',
      length: text.length > mostCounted ? text.length : countCharacters(text),
    }
  return unreadable.test(text) || hasMarkTower(text)
    ? { code: 'UNREADABLE', length: countCharacters(text) }
    : undefined
}

const emoji = /^\p{RGI_Emoji}$/v
const flag = /^(?:\p{RGI_Emoji_Flag_Sequence}|\p{RGI_Emoji_Tag_Sequence})$/v

/** Whether a message can be given it: the penlight, or one emoji. Flags are none: they are waved at others. */
export function isReaction(text: string): boolean {
  return text === penlight || (text.length <= 40 && emoji.test(text) && !flag.test(text))
}
