import { messageText } from '#rules/message.ts'
import { penlight } from '#rules/reactions.ts'
import { countCharacters } from '#rules/text.ts'
import type { WrittenProblem } from '#rules/written.ts'

export type MessageTextProblem = { code: WrittenProblem; length: number }

/** Code units that are counted, to say by how much a text is too long: nobody writes more by hand. */
const mostCounted = 64_000

/** What is wrong with a cleaned text, or undefined. */
export function checkMessageText(text: string): MessageTextProblem | undefined {
  const code = messageText.problem(text)
  if (code === undefined) return undefined
  if (code === 'EMPTY') return { code, length: 0 }
  return { code, length: text.length > mostCounted ? text.length : countCharacters(text) }
}

const emoji = /^\p{RGI_Emoji}$/v
const flag = /^(?:\p{RGI_Emoji_Flag_Sequence}|\p{RGI_Emoji_Tag_Sequence})$/v

/** Whether a message can be given it: the penlight, or one emoji. Flags are none: they are waved at others. */
export function isReaction(text: string): boolean {
  return text === penlight || (text.length <= 40 && emoji.test(text) && !flag.test(text))
}
