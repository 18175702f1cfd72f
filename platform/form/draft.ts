import { useMemo } from 'react'
import { privateKey, tabTexts } from '../storage/privateTexts.ts'
import { createTextStore, useText } from '../storage/textStore.ts'

export type Values = Readonly<Record<string, unknown>>

/** Goes by the name of a form that keeps no draft. */
const nothing = createTextStore(() => {
  throw new Error('nothing is kept')
})

const keyOf = (name: string) => privateKey('form', name)

/**
 * What was typed into a form, kept in this tab over reloads. It is the fan's: it goes when they sign out. The
 * server's page shows `empty`, and so does a form without a name.
 */
export function useDraft<Shape extends Values>(name: string | undefined, empty: Shape) {
  const key = keyOf(name ?? '')
  const [text, setText] = useText(name === undefined ? nothing : tabTexts, key)
  const draft = useMemo(() => parse(text, empty), [text, empty])
  const change = (part: Partial<Shape>) =>
    setText(JSON.stringify({ ...readDraft(name ?? ''), ...part }))
  return [draft, change] as const
}

/** Writes a part of a draft before its form is there. */
export function fillDraft(name: string, part: Values): void {
  tabTexts.write(keyOf(name), JSON.stringify({ ...readDraft(name), ...part }))
}

/** What was typed into a form, as far as it was. */
export function readDraft(name: string): Values {
  return parse(tabTexts.read(keyOf(name)), {} as Values)
}

/** Forgets what was typed into a form: it has been sent. */
export function forgetDraft(name: string): void {
  tabTexts.write(keyOf(name), null)
}

/** Forgets what was typed into each form whose name begins so: nothing of it may be kept. */
export function forgetDrafts(beginning: string): void {
  tabTexts.forget(keyOf(beginning))
}

/** Only values of the same type as the empty draft's are taken over; any value where it has none. */
function parse<Shape extends Values>(text: string | null, empty: Shape): Shape {
  try {
    // A draft that was set aside stands on a line before what was typed since.
    const lines = (text ?? '{}').split('\n').map((line): unknown => JSON.parse(line))
    const isOpen = Object.keys(empty).length === 0
    const fits = ([name, value]: [string, unknown]) =>
      isOpen || (Object.hasOwn(empty, name) && isAlike(value, empty[name]))
    const kept = lines.filter(isObject).flatMap((line) => Object.entries(line).filter(fits))
    return kept.length === 0 ? empty : { ...empty, ...Object.fromEntries(kept) }
  } catch {
    return empty
  }
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Of the same shape, so that a draft of an older build cannot break the form. */
function isAlike(value: unknown, empty: unknown): boolean {
  if (typeof value !== typeof empty || Array.isArray(value) !== Array.isArray(empty)) return false
  if (!isObject(empty) || Array.isArray(empty)) return true
  return isObject(value) && Object.keys(empty).every((name) => isAlike(value[name], empty[name]))
}
