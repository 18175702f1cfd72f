import { FormattedMessage } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { useSession } from '#platform/session/session.ts'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import { banner } from './StreamBanner.css.ts'

/** Says that new messages won't come by themselves any more. What passes by itself, the shell says. */
export function StreamBanner() {
  const { status } = useStreamStatus()
  const session = useSession()
  if (status !== 'closed' || session.status !== 'loggedIn') return null
  return (
    <div className={banner} role="status">
      <Icon name="alert" size={16} />
      <span>
        <FormattedMessage id="chat.stream.closed" />
      </span>
    </div>
  )
}
