import type { FallbackProps } from 'react-error-boundary'
import { ErrorWords } from './ErrorWords.tsx'

/** In place of a part of a sheet or a popover that could not be had: why, and the way to ask for it once more. */
export function NotLoaded({ error, resetErrorBoundary }: FallbackProps) {
  const shown = error instanceof Error ? error : new Error(String(error))
  return <ErrorWords error={shown} onRetry={resetErrorBoundary} />
}
