import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { createWordFinder } from '#rules/wordFinder.ts'
import type { useFold_mutes$key } from './__generated__/useFold_mutes.graphql.ts'

/** Why a message is folded; one that is `UNSEEN` is left out without a word. */
export type Fold = 'HIDDEN' | 'BLOCKED' | 'MUTED' | 'WORD' | 'UNSEEN'
type Foldable = { id: string; authorId: string | undefined; text: string }

/**
 * Gives the judge of what a fan keeps off their screen: why a message is folded, undefined where it is shown. What is
 * the fan's own is never folded. Nothing is folded for a guest, whose mutes are null.
 */
export function useFold(
  mutes: useFold_mutes$key | null | undefined,
  viewerId: string | undefined,
): (message: Foldable) => Fold | undefined {
  const data = useFragment(
    graphql`
      fragment useFold_mutes on ViewerMutes @throwOnFieldError {
        mutedUserIds
        blockedUserIds
        unseenUserIds
        hiddenMessageIds
        words {
          word
        }
      }
    `,
    mutes,
  )
  // A conversation is judged at each message that comes, its words folded once.
  return useMemo(() => createFold(data, viewerId), [data, viewerId])
}

type Mutes = {
  readonly mutedUserIds: readonly string[]
  readonly blockedUserIds: readonly string[]
  readonly unseenUserIds: readonly string[]
  readonly hiddenMessageIds: readonly string[]
  readonly words: readonly { readonly word: string }[]
}

/** `useFold` without its hook. */
export function createFold(mutes: Mutes | null | undefined, viewerId: string | undefined) {
  if (!mutes) return () => undefined
  const muted = new Set(mutes.mutedUserIds)
  const blocked = new Set(mutes.blockedUserIds)
  const unseen = new Set(mutes.unseenUserIds)
  const hidden = new Set(mutes.hiddenMessageIds)
  const find = createWordFinder(mutes.words.map(({ word }) => word))
  const found = new Map<string, boolean>()
  const holdsWord = (text: string) => {
    const known = found.get(text)
    if (known !== undefined) return known
    const holds = find(text) !== undefined
    found.set(text, holds)
    return holds
  }
  return ({ id, authorId, text }: Foldable): Fold | undefined => {
    if (authorId !== undefined && authorId === viewerId) return undefined
    if (hidden.has(id)) return 'HIDDEN'
    if (authorId !== undefined) {
      if (blocked.has(authorId)) return 'BLOCKED'
      if (unseen.has(authorId)) return 'UNSEEN'
      if (muted.has(authorId)) return 'MUTED'
    }
    return mutes.words.length > 0 && holdsWord(text) ? 'WORD' : undefined
  }
}
