/** Says, without loading the SDK, that this browser may hold a sign-in; other tabs hear of its changes. */
const hintKey = 'ouen.signed-in'

/** Where storage is barred there is no hint, and no sign-in outlives its page. */
function quietly<Answer>(act: () => Answer): Answer | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

export function hasHint(): boolean {
  return quietly(() => localStorage.getItem(hintKey)) === '1'
}

export function setHint(isSignedIn: boolean): void {
  quietly(() =>
    isSignedIn ? localStorage.setItem(hintKey, '1') : localStorage.removeItem(hintKey),
  )
}

/** Calls back when another tab signs in or out. Returns what ends it. */
export function watchHint(listener: (isSignedIn: boolean) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === hintKey) listener(event.newValue === '1')
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
