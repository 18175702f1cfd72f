import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { Fault } from '#features/shell/index.ts'
import { isChunkLoadError } from '#platform/errors/chunkLoad.ts'
import { useSession } from '#platform/session/session.ts'
import { isOutdatedBuild, NetworkError } from '#platform/relay/fetch.ts'
import { useOnline } from '#platform/stream/useOnline.ts'
import { reloadPage } from '../browser/page.ts'

/**
 * What is shown where a screen, or the shell itself, could not be. Code that did not arrive, or an operation
 * that the gateway no longer knows, reloads the page once by itself: a newer release has replaced it. Without a
 * network it waits for one, since a browser has nothing to reload from.
 */
export function RouteFault() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const { openPage } = useSession()
  const isOutdated = isChunkLoadError(error) || isOutdatedBuild(error)
  const isOnline = useOnline()
  useEffect(() => {
    if (isOutdated && isOnline) reloadPage({ isOnce: true })
  }, [isOutdated, isOnline])
  const isUnanswered = error instanceof NetworkError && !isOutdated
  const isOffline = isUnanswered || !isOnline
  return (
    <Fault
      kind={isOffline ? 'offline' : 'crash'}
      onReload={() => (isUnanswered ? void revalidate() : location.reload())}
      onClose={() => openPage('/')}
    />
  )
}
