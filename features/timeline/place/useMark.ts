import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useSession } from '#platform/session/session.ts'
import type { Timeline } from '#schema/types.generated.ts'
import { markTimeline } from './markTimeline.ts'

/** Notes the newest post that a fan has before them, so that their next visit knows where this one ended. */
export function useMark(timeline: Timeline, newestId: string | undefined): void {
  const environment = useRelayEnvironment()
  const isFan = useSession().status === 'loggedIn'
  useEffect(() => {
    if (!isFan || newestId === undefined) return
    // What got through to nobody is noted on the next visit.
    markTimeline(environment, timeline, newestId).catch(() => undefined)
  }, [environment, isFan, timeline, newestId])
}
