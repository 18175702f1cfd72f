import { useLiveMessages } from '../../live/useLiveMessages.ts'
import { useOwnReactions } from '../../live/useOwnReactions.ts'

type LiveMessagesProps = Parameters<typeof useLiveMessages>[0] & { viewerId: string }

/** Receives new messages while it is there, and what the fan gives on other devices: for the signed-in only. */
export function LiveMessages({ viewerId, ...known }: LiveMessagesProps) {
  useLiveMessages(known)
  useOwnReactions(viewerId)
  return null
}
