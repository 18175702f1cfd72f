import { useMemo } from 'react'
import { createTextStore, useText } from '#platform/storage/textStore.ts'

/** Goes up when a draft's shape changes: what an older build kept is left alone. */
const version = 1
const prefix = `ouen.signup.${version}.`

const tab = createTextStore(() => sessionStorage)

type Draft = Readonly<Record<string, unknown>>

/**
 * What was typed into a step, kept in this tab over reloads. Never for a password or a code. The
 * server's page shows `empty`.
 */
export function useDraft<Shape extends Draft>(step: string, empty: Shape) {
  const key = prefix + step
  const [text, setText] = useText(tab, key)
  const draft = useMemo(() => parse(text, empty), [text, empty])
  const change = (part: Partial<Shape>) =>
    setText(JSON.stringify({ ...parse(tab.read(key), empty), ...part }))
  return [draft, change] as const
}

/** Writes a part of a step's draft before its form is there. */
export function fillDraft(step: string, part: Draft): void {
  tab.write(prefix + step, JSON.stringify({ ...readDraft(step), ...part }))
}

/** What was typed into a step, as far as it was. */
export function readDraft(step: string): Draft {
  return parse(tab.read(prefix + step), {} as Draft)
}

/** Forgets all that was typed: the sign-up is over, or nothing of it may be kept. */
export function forgetDrafts(): void {
  tab.forget(prefix)
}

/** Only fields of the same type as the empty draft's are taken over; any field where it has none. */
function parse<Shape extends Draft>(text: string | null, empty: Shape): Shape {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return empty
    const isOpen = Object.keys(empty).length === 0
    const fits = ([name, value]: [string, unknown]) =>
      isOpen || (Object.hasOwn(empty, name) && typeof value === typeof empty[name])
    return { ...empty, ...Object.fromEntries(Object.entries(kept).filter(fits)) }
  } catch {
    return empty
  }
}
