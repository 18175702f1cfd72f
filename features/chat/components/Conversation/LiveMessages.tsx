import { useLiveMessages } from '../../live/useLiveMessages.ts'

/** Receives new messages while it is there: for the signed-in only. */
export function LiveMessages(props: { channelId: string; newestSeq: number; lastSeq: number }) {
  useLiveMessages(props)
  return null
}
