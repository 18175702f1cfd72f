import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { privateKey, tabTexts } from '#platform/storage/privateTexts.ts'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { useKeptPlaceMutation } from './__generated__/useKeptPlaceMutation.graphql.ts'

/** Whoever leafs through is not followed page by page. */
const settledMs = 600

type Reading = {
  /** The page that is seen, from 0. */
  at: number
  /** Opens the book at another. */
  openAt: (page: number) => void
  /** Who reads has an account that keeps their place. */
  isKept: boolean
}

/**
 * Notes the page that a fan has come to, so that they go on from there: once they stay on it, and where they leave. This
 * tab has it at once, and until the gateway does: over a reload, without a network, for a guest.
 */
export function useKeptPlace(chapterId: string, { at, openAt, isKept }: Reading): void {
  const environment = useRelayEnvironment()
  const kept = useRef(at)
  const slot = privateKey('story', chapterId)
  const openWhereLeft = useEffectEvent(() => openAt(Number(tabTexts.read(slot) ?? 0)))
  useEffect(() => openWhereLeft(), [])
  const note = useEffectEvent(() => {
    tabTexts.write(slot, kept.current === at ? null : String(at))
  })
  const keep = useEffectEvent(() => {
    if (!isKept || kept.current === at) return
    kept.current = at
    sendMutation<useKeptPlaceMutation>(environment, {
      mutation: graphql`
        mutation useKeptPlaceMutation($input: KeepStoryPlaceInput!) {
          keepStoryPlace(input: $input) {
            ... on KeepStoryPlaceSuccess @alias(as: "success") {
              chapter {
                id
                viewerPage
                story {
                  viewerPlace {
                    page
                    chapter {
                      id
                      number
                    }
                  }
                }
              }
            }
            ...userError_error @alias(as: "error")
          }
        }
      `,
      variables: { input: { chapterId, page: at + 1 } },
      isRepeatable: true,
      isKeptAlive: true,
    }).then(
      () => tabTexts.read(slot) === String(at) && tabTexts.write(slot, null),
      () => {
        kept.current = -1
      },
    )
  })
  useEffect(() => {
    note()
    const timer = setTimeout(() => keep(), settledMs)
    return () => clearTimeout(timer)
  }, [at])
  useEffect(() => {
    const leave = () => keep()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
