import { sameOriginPath } from '#platform/routing/path.ts'

/** What a guest was about to do when they were asked to sign up: it outlives the steps and their reloads. */
export type Wish = { redirectPath: string; joinCommunityId: string | null }

const key = 'ouen.wish.1'
const none: Wish = { redirectPath: '/', joinCommunityId: null }

export function keepWish(wish: Wish): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(wish))
  } catch {
    // Where storage is barred the fan ends up at home.
  }
}

/** Home, and nothing to join, where nothing was wished for. */
export function readWish(): Wish {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isWish(kept) ? { ...kept, redirectPath: sameOriginPath(kept.redirectPath) ?? '/' } : none
  } catch {
    return none
  }
}

export function forgetWish(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function isWish(kept: unknown): kept is Wish {
  if (typeof kept !== 'object' || kept === null) return false
  const { redirectPath, joinCommunityId } = kept as Partial<Record<keyof Wish, unknown>>
  return (
    typeof redirectPath === 'string' &&
    (joinCommunityId === null || typeof joinCommunityId === 'string')
  )
}
