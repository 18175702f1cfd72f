import { useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { useBannerCountsMutation } from './__generated__/useBannerCountsMutation.graphql.ts'

/** Half of it for a second: what flies by was not seen. */
const share = 0.5
const lookMs = 1_000
/** Those that come into sight together are counted together. */
const togetherMs = 400

type Environment = ReturnType<typeof useRelayEnvironment>

/** What this page's life has counted: coming back to a screen is not another look. */
const counted = new WeakMap<Environment, Set<string>>()
const waiting = new WeakMap<Environment, Set<string>>()

/** Nobody waits for a count, and one that was lost is better than one that came twice. */
function send(environment: Environment, seen: readonly string[], pressed: readonly string[]) {
  sendMutation<useBannerCountsMutation>(environment, {
    mutation: graphql`
      mutation useBannerCountsMutation($input: CountBannersInput!) {
        countBanners(input: $input) {
          ... on CountBannersSuccess @alias(as: "success") {
            count
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { input: { seen, pressed } },
    isKeptAlive: true,
  }).catch(() => undefined)
}

function note(environment: Environment, id: string) {
  const known = counted.get(environment) ?? new Set()
  counted.set(environment, known)
  if (known.has(id)) return
  known.add(id)
  const batch = waiting.get(environment)
  if (batch) return void batch.add(id)
  const begun = new Set([id])
  waiting.set(environment, begun)
  setTimeout(() => {
    waiting.delete(environment)
    send(environment, [...begun], [])
  }, togetherMs)
}

/** Counts that a banner was seen, once a page's life, and that it was pressed. Nothing of who is sent with it. */
export function useBannerCounts(id: string) {
  const environment = useRelayEnvironment()
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(() => note(environment, id), lookMs)
      },
      { threshold: share },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [environment, id])
  return { ref, press: () => send(environment, [], [id]) }
}
