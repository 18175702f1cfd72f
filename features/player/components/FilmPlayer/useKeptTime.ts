import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { useKeptTimeMutation } from './__generated__/useKeptTimeMutation.graphql.ts'

/** How far a film plays on until its place is noted again, in seconds. */
const stepSeconds = 5

/**
 * Notes how far a fan is in a film, so that they go on from there on any device: every few seconds, where they stop,
 * and where they leave. Answers what to call as it plays, and where it stands still.
 */
export function useKeptTime(videoId: string, isKept: boolean) {
  const environment = useRelayEnvironment()
  const time = useRef({ now: 0, kept: 0 })
  const keep = useEffectEvent(() => {
    const seconds = Math.floor(time.current.now)
    if (!isKept || seconds === time.current.kept) return
    time.current.kept = seconds
    sendMutation<useKeptTimeMutation>(environment, {
      mutation: graphql`
        mutation useKeptTimeMutation($input: KeepVideoPlaceInput!) {
          keepVideoPlace(input: $input) {
            ... on KeepVideoPlaceSuccess @alias(as: "success") {
              video {
                id
                viewerSeconds
              }
            }
            ...userError_error @alias(as: "error")
          }
        }
      `,
      variables: { input: { videoId, seconds } },
      isRepeatable: true,
      isKeptAlive: true,
    }).catch(() => {
      time.current.kept = -1
    })
  })
  useEffect(() => {
    const leave = () => keep()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return {
    played: (seconds: number) => {
      time.current.now = seconds
      if (Math.abs(seconds - time.current.kept) >= stepSeconds) keep()
    },
    stopped: (seconds: number) => {
      time.current.now = seconds
      keep()
    },
  }
}
