import { useRouteError } from 'react-router-dom'

/** What is shown where a screen crashed. */
export function RouteFault() {
  return <p>{String(useRouteError())}</p>
}
