import { FormattedMessage } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { useSession } from '#platform/session/session.ts'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import type { Asking } from '../../live/askWhileSeen.ts'
import { banner } from './StreamBanner.css.ts'

type StreamBannerProps = {
  /** How it goes for a guest, who asks for what is new. The others have a stream. */
  polled?: Asking
}

/** Says that new messages don't come by themselves any more. What passes by itself on a stream, the shell says. */
export function StreamBanner({ polled }: StreamBannerProps) {
  const { status } = useStreamStatus()
  const session = useSession()
  const isClosed = status === 'closed' && session.status === 'loggedIn'
  if (!isClosed && polled !== 'outdated' && polled !== 'failing') return null
  return (
    <div className={banner} role="status">
      <Icon name="alert" size={16} />
      <span>
        <FormattedMessage
          id={polled === 'failing' ? 'chat.stream.waiting' : 'chat.stream.closed'}
        />
      </span>
    </div>
  )
}
