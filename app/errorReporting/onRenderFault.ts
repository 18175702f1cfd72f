import type { ClientOnErrorFunction } from 'react-router-dom'
import { NetworkError } from '#platform/relay/fetch.ts'
import { reportError } from '#platform/errors/report.ts'

/** What React says of a crash that a boundary caught: fatal, with the components around it and the address. */
export function onRenderFault(
  error: unknown,
  { componentStack }: { componentStack?: string | undefined },
): void {
  // A connection that failed is for the screen to say.
  const level = error instanceof NetworkError ? 'warning' : 'fatal'
  reportError(error, {
    level,
    details: { componentStack: componentStack ?? '', url: location.href },
  })
}

/** What the router says of a loader that failed; a render's crash comes from React itself. */
export const onRouteFault: ClientOnErrorFunction = (error, { errorInfo }) => {
  if (!errorInfo) onRenderFault(error, {})
}
