import { createContext, use, type ReactNode } from 'react'

const StatusContext = createContext<(status: number) => void>(() => {})

export const StatusProvider = StatusContext

/** Sets the document's HTTP status while the server renders; in the browser it does nothing. */
export function useDocumentStatus(status: number): void {
  use(StatusContext)(status)
}

/** Says that what a screen is opened for is not there yet. */
export function Unanswered({ children }: { children: ReactNode }) {
  return <output data-unanswered="">{children}</output>
}

/**
 * Whether a document was sent without what its screen is opened for. The server awaits all data: what still
 * waits could not be read. React renders fallbacks that it never sends, so it is the markup that tells.
 */
export const isUnanswered = (html: string) => html.includes('<output data-unanswered=')
