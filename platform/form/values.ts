import * as v from 'valibot'
import { narrow as narrowText, toKatakana, withoutMarks } from '#rules/typed.ts'

/** What the form does with a value beside judging it. */
type Habits = {
  /** Rewrites what was typed once the fan has left the field. */
  tidy?: (typed: string) => string
  /** Never kept in a draft. */
  isSecret?: boolean
}

const habits = (own: Habits) => v.metadata<string, { form: Habits }>({ form: own })

type Parts = {
  wrapped?: v.GenericSchema
  entries?: v.ObjectEntries
  options?: readonly v.GenericSchema[]
}

const ownHabits = (schema: v.GenericSchema) => (v.getMetadata(schema) as { form?: Habits }).form

/** What the form rewrites a value by, if by anything. */
export const tidyOf = (schema: v.GenericSchema) => ownHabits(schema)?.tidy

/** Whether a value, or some part of it, is kept in no draft. */
export function isSecret(schema: v.GenericSchema): boolean {
  const { wrapped, entries = {}, options = [] } = schema as Parts
  const parts = [...(wrapped ? [wrapped] : []), ...Object.values(entries), ...options]
  return (
    ownHabits(schema)?.isSecret === true || parts.some((part) => isSecret(part as v.GenericSchema))
  )
}

/** Text that must be there. `missing` is the id of the words that ask for it. */
export const text = (missing: string) =>
  v.pipe(v.string(), v.transform(withoutMarks), v.trim(), v.minLength(1, missing))

/** A line that must be there, of `most` characters as a person counts them. Said in the words of any such line. */
export const line = (most: number) =>
  v.pipe(text('errors.code.EMPTY'), v.maxGraphemes(most, 'errors.code.TOO_LONG'))

/** Text that may be left out: it is then `''`. */
export const optionalText = () => v.pipe(v.string(), v.transform(withoutMarks), v.trim())

/** What is compared rather than read, such as a number or a code: any width is taken, half width is shown and sent. */
export const narrow = (missing: string) =>
  v.pipe(v.string(), v.transform(narrowText), v.minLength(1, missing), habits({ tidy: narrowText }))

/** What has a form of its own, such as a printed code: `tidy` brings it there once the field is left. */
export const rewritten = (missing: string, tidy: (typed: string) => string) =>
  v.pipe(v.string(), v.transform(withoutMarks), v.trim(), v.minLength(1, missing), habits({ tidy }))

/** An address of e-mail as far as a browser can tell; whether it is one, the gateway says. */
export const email = (missing: string, wrong: string) =>
  v.pipe(narrow(missing), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, wrong))

/** The reading of a name: hiragana and half-width kana are taken, full-width katakana is shown and sent. */
export const katakana = (missing: string) =>
  v.pipe(v.string(), v.transform(toKatakana), v.minLength(1, missing), habits({ tidy: toKatakana }))

/** A password, a code, whatever is nobody else's: sent as it was typed, and kept in no draft. */
export const secret = (missing: string) =>
  v.pipe(v.string(), v.minLength(1, missing), habits({ isSecret: true }))

/** A yes without which it does not go on. */
export const agreed = (missing: string) =>
  v.pipe(
    v.boolean(),
    v.check((isAgreed) => isAgreed, missing),
  )
