import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import { catchUp, followChannels } from './channelActivity.ts'
import { followDirect } from './directActivity.ts'

type FanActivityProps = { communityId: string; fanId: string }

/**
 * Keeps every channel's newest message and number live, and the fan's direct messages, for the badge and for all lists,
 * and asks for them anew when the stream is back after a gap.
 */
export default function FanActivity({ communityId, fanId }: FanActivityProps) {
  const environment = useRelayEnvironment()
  const { reopenCount } = useStreamStatus()
  useEffect(() => followChannels(environment, communityId), [environment, communityId])
  useEffect(() => followDirect(environment, fanId), [environment, fanId])
  useEffect(() => {
    if (reopenCount === 0) return
    const asked = catchUp(environment).subscribe({})
    return () => asked.unsubscribe()
  }, [environment, communityId, reopenCount])
  return null
}
