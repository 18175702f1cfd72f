import { usePolledMessages } from '../../live/usePolledMessages.ts'
import { StreamBanner } from '../StreamBanner/StreamBanner.tsx'

/** Asks for new messages while it is there, and says where none can come: for guests. */
export function PolledMessages(known: Parameters<typeof usePolledMessages>[0]) {
  return <StreamBanner polled={usePolledMessages(known)} />
}
