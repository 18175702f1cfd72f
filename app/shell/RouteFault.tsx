import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { Fault } from '#features/shell/index.ts'
import { isChunkLoadError } from '#platform/errors/chunkLoad.ts'
import { useSession } from '#platform/session/session.ts'
import { isOutdatedBuild, NetworkError } from '#platform/relay/fetch.ts'
import { reloadPage } from '../browser/page.ts'

/**
 * What is shown where a screen, or the shell itself, could not be. Code that did not arrive, or an operation
 * that the gateway no longer knows, reloads the page once by itself: a newer release has replaced it.
 */
export function RouteFault() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const { openPage } = useSession()
  const isOutdated = isChunkLoadError(error) || isOutdatedBuild(error)
  useEffect(() => {
    if (isOutdated) reloadPage({ isOnce: true })
  }, [isOutdated])
  const isOffline = error instanceof NetworkError && !isOutdated
  return (
    <Fault
      kind={isOffline ? 'offline' : 'crash'}
      onReload={() => (isOffline ? void revalidate() : location.reload())}
      onClose={() => openPage('/')}
    />
  )
}
