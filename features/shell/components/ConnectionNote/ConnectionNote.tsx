import { useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import { note, place } from './ConnectionNote.css.ts'

/** Says that nothing new can come for now. It floats, so that no line moves when it comes and goes. */
export function ConnectionNote() {
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
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
    </output>
  )
}

function watchNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
