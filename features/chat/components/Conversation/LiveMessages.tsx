import { useLiveMessages } from '../../live/useLiveMessages.ts'

/** Receives new messages while it is there: for the signed-in only. */
export function LiveMessages(props: Parameters<typeof useLiveMessages>[0]) {
  useLiveMessages(props)
  return null
}
