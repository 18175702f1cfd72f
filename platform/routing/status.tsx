import { createContext, use } from 'react'

const StatusContext = createContext<(status: number) => void>(() => {})

export const StatusProvider = StatusContext

/** Sets the document's HTTP status while the server renders; in the browser it does nothing. */
export function useDocumentStatus(status: number): void {
  use(StatusContext)(status)
}
