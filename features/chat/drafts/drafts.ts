import { useCallback, useSyncExternalStore } from 'react'

const prefix = 'ouen.draft'
const listeners = new Set<() => void>()
/** Where storage is refused, as in some private windows, drafts last as long as the page. */
const fallback = new Map<string, string>()

const keyOf = (tenantId: string, channelId: string) => `${prefix}:${tenantId}:${channelId}`

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? ''
  } catch {
    return fallback.get(key) ?? ''
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    fallback.delete(key)
  } catch {
    fallback.set(key, text)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/**
 * What was typed in a channel and not sent: kept in this browser by tenant and channel, over reloads and
 * sign-in. Empty while the server's page is adopted.
 */
export function useDraft(
  tenantId: string,
  channelId: string,
): readonly [string, (text: string) => void] {
  const key = keyOf(tenantId, channelId)
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  )
  const setText = useCallback((next: string) => write(key, next), [key])
  return [text, setText]
}

/** Puts a text back into a channel's draft, after what is there. */
export function putBack(tenantId: string, channelId: string, text: string): void {
  const key = keyOf(tenantId, channelId)
  const draft = read(key)
  write(key, draft === '' ? text : `${draft}\n${text}`)
}
