import { createContext, use } from 'react'
import { Navigate } from 'react-router-dom'

const RedirectContext = createContext<((path: string) => void) | null>(null)

/** Held by the server's renderer, which answers with a redirect instead of a page. */
export const RedirectProvider = RedirectContext

/** This is not the page to be on: the server answers 302, the browser replaces the address. */
export function Redirect({ to }: { to: string }) {
  const redirectDocument = use(RedirectContext)
  if (!redirectDocument) return <Navigate to={to} replace />
  redirectDocument(to)
  return null
}
