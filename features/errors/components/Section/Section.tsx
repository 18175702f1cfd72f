import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useRevalidator } from 'react-router-dom'
import { Stack } from '#design-system/stack/Stack.tsx'
import { isChunkLoadError } from '#platform/errors/chunkLoad.ts'
import { isOutdatedBuild } from '#platform/relay/fetch.ts'
import { ErrorWords } from '../ErrorWords/ErrorWords.tsx'

type SectionProps = {
  /** Stands whatever becomes of the rest. */
  heading?: ReactNode
  /** The same layout without data, while it is on its way. */
  skeleton?: ReactNode
  /** Reads its data itself, so that what it suspends on or throws stays in here. */
  children: ReactNode
}

/**
 * A part of a screen that loads and fails by itself: a skeleton while its data is on its way, what went
 * wrong with a way to try again where it can't be had. The rest of the screen stands.
 */
export function Section({ heading, skeleton, children }: SectionProps) {
  return (
    <Stack as="section" gap={3}>
      {heading}
      <ErrorBoundary FallbackComponent={FailedSection}>
        <Suspense fallback={skeleton}>{children}</Suspense>
      </ErrorBoundary>
    </Stack>
  )
}

function FailedSection({ error, resetErrorBoundary }: FallbackProps) {
  const { revalidate } = useRevalidator()
  // A newer build has replaced this one: that concerns the whole page, which loads itself anew.
  if (isChunkLoadError(error) || isOutdatedBuild(error)) throw error
  const retry = () => void revalidate().then(resetErrorBoundary)
  const shown = error instanceof Error ? error : new Error(String(error))
  return <ErrorWords error={shown} onRetry={retry} />
}
