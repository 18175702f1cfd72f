import { FormattedMessage } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { useOnline } from '#platform/stream/useOnline.ts'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import { note, place, reload } from './ConnectionNote.css.ts'

/** Says that nothing new can come for now, or until the page is loaded anew. It floats, so that no line moves when it comes and goes. */
export function ConnectionNote() {
  const isOnline = useOnline()
  const { status } = useStreamStatus()
  const isReconnecting = isOnline && status === 'waiting'
  return (
    <output className={place}>
      {!isOnline && (
        <span className={note({ isPatient: false })}>
          <Icon name="offline" size={16} />
          <FormattedMessage id="shell.offline" />
        </span>
      )}
      {isReconnecting && (
        <span className={note({ isPatient: true })}>
          <Icon name="retry" size={16} />
          <FormattedMessage id="shell.reconnecting" />
        </span>
      )}
      {isOnline && status === 'outdated' && (
        <span className={note({ isPatient: false })}>
          <FormattedMessage id="shell.outdated" />
          <button type="button" className={reload} onClick={() => location.reload()}>
            <FormattedMessage id="shell.fault.crash.reload" />
          </button>
        </span>
      )}
    </output>
  )
}
