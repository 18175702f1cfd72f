import { FormattedMessage } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import { banner } from './StreamBanner.css.ts'

/** Says that new messages can't come in just now, and what follows; nothing while all is well. */
export function StreamBanner() {
  const { status } = useStreamStatus()
  if (status !== 'offline' && status !== 'waiting' && status !== 'closed') return null
  return (
    <div className={banner} role="status">
      <Icon
        name={status === 'offline' ? 'offline' : status === 'waiting' ? 'retry' : 'alert'}
        size={16}
      />
      <span>
        <FormattedMessage id={`chat.stream.${status}`} />
      </span>
    </div>
  )
}
