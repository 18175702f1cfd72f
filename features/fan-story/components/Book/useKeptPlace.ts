import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { useKeptPlaceMutation } from './__generated__/useKeptPlaceMutation.graphql.ts'

/** Whoever leafs through is not followed page by page. */
const settledMs = 600

/**
 * Notes the page that a fan has come to, from 0, so that they go on from there: once they stay on it, and where they
 * leave. Quiet where no answer comes: the next page is noted as well.
 */
export function useKeptPlace(chapterId: string, at: number, isKept: boolean): void {
  const environment = useRelayEnvironment()
  const kept = useRef(at)
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
    }).catch(() => {
      kept.current = -1
    })
  })
  useEffect(() => {
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
