import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'

// A guest's first page need not carry it.
const loadActivity = () => import('./channelActivity.ts')

/**
 * Keeps every channel's newest message and number live, for the badge and for all lists, and asks
 * for them anew when the stream is back after a gap. Not for a guest (null).
 */
export function useChannelActivity(communityId: string | null): void {
  const environment = useRelayEnvironment()
  const { reopenCount } = useStreamStatus()
  useEffect(() => {
    if (communityId === null) return
    return whileLoaded(({ followChannels }) => followChannels(environment, communityId))
  }, [environment, communityId])
  useEffect(() => {
    if (communityId === null || reopenCount === 0) return
    return whileLoaded(({ catchUp }) => {
      const asked = catchUp(environment).subscribe({})
      return () => asked.unsubscribe()
    })
  }, [environment, communityId, reopenCount])
}

/** Begins once the code is here, unless it was ended before; returns what ends it. */
function whileLoaded(begin: (activity: Awaited<ReturnType<typeof loadActivity>>) => () => void) {
  let end: (() => void) | null = null
  let isOver = false
  void loadActivity().then((activity) => {
    if (!isOver) end = begin(activity)
  })
  return () => {
    isOver = true
    end?.()
  }
}
