import { writtenText } from './written.ts'

/** A letter that goes with a gift: what fits on a card. */
export const letterText = writtenText(200)

/** An answer to one: a sheet of letter paper, written on both sides. */
export const letterAnswerText = writtenText(1000)
