import { useMemo, useSyncExternalStore } from 'react'

/** Goes up when a draft's shape changes: what an older build kept is left alone. */
const version = 1
const prefix = `ouen.signup.${version}.`

/** Where storage is barred, drafts last as long as the page. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

type Draft = Readonly<Record<string, unknown>>

/**
 * What was typed into a step, kept in this tab over reloads. Never for a password or a code. The
 * server's page shows `empty`.
 */
export function useDraft<Shape extends Draft>(step: string, empty: Shape) {
  const text = useSyncExternalStore(
    subscribe,
    () => read(step),
    () => null,
  )
  const draft = useMemo(() => parse(text, empty), [text, empty])
  const change = (part: Partial<Shape>) =>
    write(step, JSON.stringify({ ...parse(read(step), empty), ...part }))
  return [draft, change] as const
}

/** Writes a part of a step's draft before its form is there. */
export function fillDraft(step: string, part: Draft): void {
  write(step, JSON.stringify({ ...parse(read(step), {} as Draft), ...part }))
}

/** What was typed into a step, as far as it was. */
export function readDraft(step: string): Draft {
  return parse(read(step), {} as Draft)
}

/** Forgets all that was typed: the sign-up is over, or nothing of it may be kept. */
export function forgetDrafts(): void {
  memory.clear()
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(step: string): string | null {
  try {
    return sessionStorage.getItem(prefix + step)
  } catch {
    return memory.get(step) ?? null
  }
}

function write(step: string, text: string): void {
  memory.set(step, text)
  try {
    sessionStorage.setItem(prefix + step, text)
  } catch {
    // It stays in memory.
  }
  for (const listener of listeners) listener()
}

/** Only fields of the same type as the empty draft's are taken over; any field where it has none. */
function parse<Shape extends Draft>(text: string | null, empty: Shape): Shape {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return empty
    const isOpen = Object.keys(empty).length === 0
    const fits = ([name, value]: [string, unknown]) => isOpen || typeof value === typeof empty[name]
    return { ...empty, ...Object.fromEntries(Object.entries(kept).filter(fits)) }
  } catch {
    return empty
  }
}
