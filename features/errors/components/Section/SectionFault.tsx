import type { FallbackProps } from 'react-error-boundary'
import { useRevalidator } from 'react-router-dom'
import { isChunkLoadError } from '#platform/errors/chunkLoad.ts'
import { isOutdatedBuild } from '#platform/relay/fetch.ts'
import { ErrorWords } from '../ErrorWords/ErrorWords.tsx'

/** What stands in for a part that could not be had: why, and the way to try again. */
export function SectionFault({ error, resetErrorBoundary }: FallbackProps) {
  const { revalidate } = useRevalidator()
  // A newer build has replaced this one: that concerns the whole page, which loads itself anew.
  if (isChunkLoadError(error) || isOutdatedBuild(error)) throw error
  const retry = () => void revalidate().then(resetErrorBoundary)
  const shown = error instanceof Error ? error : new Error(String(error))
  return <ErrorWords error={shown} onRetry={retry} />
}
