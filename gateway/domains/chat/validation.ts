import { messageMaxLength } from '#rules/message.ts'
import { penlight } from '#rules/reactions.ts'
import { countCharacters, hasMarkTower } from '#rules/text.ts'

const maxBytes = 16_000
// Control characters but tab and line feed, and those that turn the reading direction around.
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

export type MessageTextProblem = { code: 'EMPTY' | 'TOO_LONG' | 'UNREADABLE'; length: number }

/** What is wrong with a cleaned text, or undefined. A length in bytes bounds what counting takes. */
export function checkMessageText(text: string): MessageTextProblem | undefined {
  if (invisible.test(text)) return { code: 'EMPTY', length: 0 }
  if (text.length > maxBytes || Buffer.byteLength(text) > maxBytes)
    return { code: 'TOO_LONG', length: text.length }
  // No text has more characters than code units: counting them takes longer than all else that is looked at.
  if (text.length > messageMaxLength && countCharacters(text) > messageMaxLength)
    return { code: 'TOO_LONG', length: countCharacters(text) }
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
